import { useSyncExternalStore } from 'react'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { type TodayFormat, todayIn } from './today.ts'

const never = () => () => {}

/**
 * The visitor's date. It is not in the prerendered page, which may be old: the boot script writes
 * it there at once, React keeps it up.
 */
export function Today({ format }: { format: TodayFormat }) {
  const { language } = useLanguage()
  const today = useSyncExternalStore(
    never,
    () => todayIn(language, format),
    () => '\u00a0',
  )
  return (
    <time data-today={format} suppressHydrationWarning>
      {today}
    </time>
  )
}
