import type { Text } from '../../shared/content/languages/inLanguage.ts'
import { fillIn } from '../../shared/text/fillIn.ts'

/** Placeholders without a value are kept. */
export function fillText(text: Text, values: Record<string, string | number | undefined>): Text {
  return { ...text, value: fillIn(text.value, values) }
}
