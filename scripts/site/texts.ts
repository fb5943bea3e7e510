import { objectsIn } from '../../shared/content/fieldPaths.ts'
import type { RichTextBlock } from '../../shared/content/shapes/richText.ts'
import type { FieldText, Localized } from '../../shared/content/text.ts'

/** A paragraph of content, with the name of its field, or an item of a list of lines. */
type Paragraph = {
  field: PropertyKey | undefined
  isItem: boolean
  entry: string | RichTextBlock
}

/** Fields that are drawn, pressed or chosen, and not read. */
const notRead = new Set<PropertyKey>(['map', 'actions', 'image', 'schedule', 'comparison'])

/** Returns the paragraphs of content in one language, in the order in which they are shown. */
export function paragraphsIn(content: unknown): Paragraph[] {
  return objectsIn(content).flatMap(({ object, path }) =>
    isText(object) && !path.some((step) => notRead.has(step))
      ? [object.value]
          .flat()
          .map((entry) => ({ field: path.at(-1), isItem: Array.isArray(object.value), entry }))
      : [],
  )
}

type AnyText = Localized<string | string[] | RichTextBlock[]> | FieldText

function isText(value: object): value is AnyText {
  return ('key' in value || 'field' in value) && 'value' in value
}
