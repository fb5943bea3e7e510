import { issueMessage } from '../../shared/content/shapes/issueMessages.ts'
import type { Localized } from '../../shared/content/shapes/localized.ts'
import { enquiryFields } from '../../shared/enquiry/enquiry.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { defaultMessage, type MessageKey, messageKeys } from './messages.ts'

/** The groups of messages that editors may change, by the first part of the messages' keys. */
const groups = [
  ...['nav', 'contents', 'related', 'contact', 'legal', 'footer', 'notFound', 'moved'],
  ...['field', 'submit', 'notice', ...enquiryFields],
] as const

/** The name of an object in the document `interfaceMessages`. The rest of a message's key is a field of the object. */
export type MessageGroup = (typeof groups)[number]

export type EditableMessage = Extract<MessageKey, `${MessageGroup}.${string}`>

/** The messages that editors have changed, in the languages in which they have changed them. */
export type EditedMessages = { readonly [key in EditableMessage]?: Localized<string> | undefined }

export function isEditableMessage(key: string): key is EditableMessage {
  return groups.some((group) => key.startsWith(`${group}.`))
}

/** The editable messages by group. A message's key is the path of its field. */
export const messageGroups = Map.groupBy(
  messageKeys.filter(isEditableMessage),
  (key) => key.slice(0, key.indexOf('.')) as MessageGroup,
)

/** Builds an object shaped like the document `interfaceMessages`, calling `make` for each message. */
export function mapEditableMessages<T>(
  make: (key: EditableMessage) => T,
): Record<string, Record<string, T>> {
  return Object.fromEntries(
    [...messageGroups].map(([group, keys]) => [
      group,
      Object.fromEntries(keys.map((key) => [messageField(key), make(key)])),
    ]),
  )
}

/** A field of its group's object in the document `interfaceMessages`. */
export function messageField(key: EditableMessage): string {
  return key.slice(key.indexOf('.') + 1)
}

/**
 * Returns the issue of a text that cannot replace a message, as a phrase after the field's name, or null. Text and
 * message must have the same placeholders, such as `{name}`.
 */
export function messageIssue(key: EditableMessage, text: string): string | null {
  const needed = placeholders(defaultMessage(key)[defaultLanguage])
  const own = placeholders(text)
  const lost = needed.find((part) => !own.includes(part))
  if (lost !== undefined) return issueMessage('must keep {words}', { words: lost })
  const added = own.find((part) => !needed.includes(part))
  return added === undefined
    ? null
    : issueMessage('has {words}, which the site cannot fill in', { words: added })
}

export function placeholders(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}
