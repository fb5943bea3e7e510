import { collectObjects } from '../../../shared/content/fieldPaths.ts'
import type { FieldText, InLanguage, Text } from '../../../shared/content/languages/inLanguage.ts'
import type { RichTextBlock } from '../../../shared/content/shapes/richText.ts'

/** Fields without text to read: drawings, buttons and choices. */
const notRead = new Set<PropertyKey>([
  ...['map', 'actions', 'image', 'schedule', 'comparison', 'sources', 'filingPlanner'],
])

type Paragraph = { entry: string | RichTextBlock; lang?: Text['lang'] | undefined }

/** Returns the paragraphs and list items of content in one language, in page order. */
export function paragraphsIn(content: unknown): Paragraph[] {
  return collectObjects(content).flatMap(({ object, path }): Paragraph[] => {
    if (!isText(object) || path().some((step) => notRead.has(step))) return []
    const lang = 'lang' in object ? object.lang : undefined
    return [object.value].flat().map((entry) => ({ entry, lang }))
  })
}

type AnyText = InLanguage<string | string[] | RichTextBlock[]> | FieldText

function isText(value: object): value is AnyText {
  return ('key' in value || 'field' in value) && 'value' in value
}
