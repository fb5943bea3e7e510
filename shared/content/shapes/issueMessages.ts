import { fillIn, type Placeholders } from '../../text/fillIn.ts'

/**
 * The messages of issues that contain values, as phrases after the name of a field. A build stores them filled in, in
 * English. From this list, the Studio finds the values again and translates the message.
 */
export const messagesWithValues = [
  'must have at most {count} characters',
  'must have at most {count} entries',
  'must have at most {count} columns',
  'must have at most {count} rows',
  'must have at most {count} parts between slashes',
  'has a character that cannot be shown ({code})',
  'has a character that PDFs cannot show ({character})',
  'has an invisible character that turns letters around, at “{words}”: type these words again',
  'has the mark «{mark}», which is no format and no link of its paragraph',
  'must keep {words}',
  'has {words}, which the site cannot fill in',
  'makes the path {path}, which the site needs for itself',
  'is below {path}, where only pages of one kind are: make a page of this kind, or choose another address',
  'is one more than the {count} old addresses that the site can have; delete one that nobody uses',
  'another section of this page has the anchor “{anchor}” too',
  'no section of this page has the anchor “{anchor}”; these are: {anchors}',
  'has the same address as another page: {value}',
  'has the same title as another page: {value}',
  'is the same address as another: {value}',
  'refers to a section that the page does not have: {anchor}',
  'the page cannot be rendered: {reason}',
  'no country has the code {code}',
  'another country has the code {code}',
  'no group of countries is called {name}',
  'the site does not know sections of the type “{type}”. Remove it',
  'is a file of the kind {kind}; only {name} files can be offered',
  'has {size} MB; at most {most} MB can be offered',
  'has {count} million pixels; at most {most} million can be shown: make the picture smaller',
  'has times that browsers cannot read in line {line}: write them as in 00:01.000 --> 00:04.000',
  'is a file that the Content Lake answers with {status}: {url}',
  'is no image: {url}',
  'is not a file of the Content Lake: {url}',
  'is of the format {format}; the site takes {formats}, which cannot contain scripts',
  'together the documents have {size} MB, and at most {most} MB can change at once. This one is the largest: put it into a plan of its own.',
] as const

export type MessageWithValues = (typeof messagesWithValues)[number]

/** An issue of an object, at the path of a field in it. */
export type FieldIssue = { path: (string | number)[]; message: string }

/** Returns a message with its values. */
export function issueMessage<Text extends MessageWithValues>(
  text: Text,
  values: Record<Placeholders<Text>, string | number>,
): string {
  return fillIn(text, values)
}
