import type { Text } from '../../../shared/content/text.ts'
import { type Language, localeOf } from '../../../shared/languages.ts'
import type { Messages } from '../../i18n/messages.ts'
import { fill } from '../../i18n/text.ts'

/** Returns the kind and the size of a PDF, as «PDF, 1.2 MB» or «PDF, 340 kB», in a language. */
export function fileSize(
  bytes: number,
  { messages, language }: { messages: Messages; language: Language },
): Text {
  const kilobytes = Math.ceil(bytes / 1000)
  const [key, size] =
    kilobytes < 1000
      ? (['downloads.kilobytes', kilobytes] as const)
      : (['downloads.megabytes', kilobytes / 1000] as const)
  const number = size.toLocaleString(localeOf(language), { maximumFractionDigits: 1 })
  return fill(messages[key], { size: number })
}
