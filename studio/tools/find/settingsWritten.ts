import { languages, localeOf } from '../../../shared/languages.ts'

type Settings = Readonly<Record<string, unknown>> & {
  businessHours?: { from?: string; to?: string } | null
}

const phones = ['phone', 'emergencyPhone', 'whatsapp']

/** The least number of digits by which a telephone number is known. */
const minDigits = 6

/**
 * Returns the fields of the site settings that the site writes in other words than they are stored: opening times, days
 * and telephone numbers. Empty for all other words.
 */
export function settingsWritten(words: string, settings: Settings): string[] {
  const { from, to } = settings.businessHours ?? {}
  const time = timeOf(words)
  const digits = words.replaceAll(/\D/g, '').replace(/^0+/, '')
  const isNumber = /^[+\d][\d\s()./-]*$/.test(words.trim()) && digits.length >= minDigits
  return [
    ...(time !== undefined && time === from ? ['businessHours.from'] : []),
    ...(time !== undefined && time === to ? ['businessHours.to'] : []),
    ...(weekdays.has(words.trim().toLowerCase().replace(/\.$/, '')) ? ['businessHours.days'] : []),
    ...phones.filter(
      (name) =>
        isNumber &&
        String(settings[name] ?? '')
          .replaceAll(/\D/g, '')
          .endsWith(digits),
    ),
  ]
}

/** Returns a time such as `8AM`, `6 pm`, `8 h` or `18:00` as it is stored: `08:00`. */
function timeOf(words: string): string | undefined {
  const { hours, minutes, half } =
    /^(?<hours>\d{1,2})\s?(?:[:.h]\s?(?<minutes>\d{2})?)?\s?(?<half>[ap]\.?m\.?)?$/i.exec(
      words.trim(),
    )?.groups ?? {}
  if (hours === undefined || words.trim() === hours) return undefined
  const isAfternoon = half?.toLowerCase().startsWith('p')
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
}

/** The names of weekdays in all languages, long and short. */
const weekdays = new Set(
  languages.flatMap(({ code }) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(localeOf(code), { weekday, timeZone: 'UTC' })
      return [1, 2, 3, 4, 5, 6, 7].map((day) =>
        format
          .format(Date.UTC(2026, 10, day))
          .toLowerCase()
          .replace(/\.$/, ''),
      )
    }),
  ),
)
