import { useSyncExternalStore } from 'react'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { formatToday, type TodayFormat } from './formatDate.ts'

const never = () => () => {}

/** Today's date in the visitor's time zone. The boot script fills it in, because a build may be old. */
export function Today({ format }: { format: TodayFormat }) {
  const { language } = useLanguage()
  const today = useSyncExternalStore(
    never,
    () => formatToday(language, format),
    () => '',
  )
  return (
    <time data-today={format} suppressHydrationWarning>
      {today}
    </time>
  )
}
