import { objectsIn } from '../../shared/content/fieldPaths.ts'
import type { RichTextBlock } from '../../shared/content/shapes/richText.ts'
import type { FieldText, Localized } from '../../shared/content/text.ts'

/** Fields that are drawn, pressed or chosen, and not read. */
const notRead = new Set<PropertyKey>(['map', 'actions', 'image', 'schedule', 'comparison'])

/**
 * Returns the paragraphs of content in one language, and the items of its lists of lines, in the order in
 * which they are shown, with the names of their fields.
 */
export function paragraphsIn(content: unknown) {
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
