import { objectsIn } from '../../shared/content/fieldPaths.ts'
import type { RichTextBlock } from '../../shared/content/shapes/richText.ts'
import type { FieldText, InLanguage, Text } from '../../shared/content/text.ts'

/** Fields without text to read: drawings, buttons, choices and links. */
const notRead = new Set<PropertyKey>([
  ...['map', 'actions', 'image', 'schedule', 'comparison', 'pages'],
  ...['sources', 'planner'],
])

type Paragraph = {
  field: PropertyKey | undefined
  isItem: boolean
  entry: string | RichTextBlock
  lang?: Text['lang'] | undefined
  page?: string
}

/** Returns the paragraphs and list items of content in one language, in page order, with their fields' names. */
export function paragraphsIn(content: unknown): Paragraph[] {
  const linkTitles = new Set<object>()
  return objectsIn(content).flatMap(({ object, path }): Paragraph[] => {
    const field = path().at(-1)
    if (isPageLink(object)) {
      linkTitles.add(object.title)
      return [{ field, isItem: true, entry: object.title.value, page: object.path }]
    }
    const isLeftOut = linkTitles.has(object) || path().some((step) => notRead.has(step))
    if (!isText(object) || isLeftOut) return []
    const isItem = Array.isArray(object.value)
    const lang = 'lang' in object ? object.lang : undefined
    return [object.value].flat().map((entry) => ({ field, isItem, entry, lang }))
  })
}

function isPageLink(value: object): value is { path: string; title: InLanguage<string> } {
  return 'path' in value && 'title' in value && '_id' in value
}

type AnyText = InLanguage<string | string[] | RichTextBlock[]> | FieldText

function isText(value: object): value is AnyText {
  return ('key' in value || 'field' in value) && 'value' in value
}
