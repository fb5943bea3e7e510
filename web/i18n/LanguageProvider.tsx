import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { defaultLanguage, type Language } from '../../shared/languages.ts'
import { readPreference, writePreference } from './preference.ts'

/** A stored language is applied this long after load, in milliseconds (specification, section 9). */
const applyAfter = 100

type Choice = { language: Language; choose(language: Language): void }

const LanguageContext = createContext<Choice>({ language: defaultLanguage, choose: () => {} })

/** The language shown and the way to change it; a change is remembered. */
export const useLanguage = () => useContext(LanguageContext)

/** Begins in English, as the page was prerendered, then applies what the visitor chose before. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(defaultLanguage)

  useEffect(() => {
    const preferred = readPreference()
    if (preferred === null || preferred === defaultLanguage) return
    const timer = setTimeout(() => startTransition(() => setLanguage(preferred)), applyAfter)
    return () => clearTimeout(timer)
  }, [])

  const choice = useMemo(
    () => ({
      language,
      choose(chosen: Language) {
        writePreference(chosen)
        startTransition(() => setLanguage(chosen))
      },
    }),
    [language],
  )
  return <LanguageContext value={choice}>{children}</LanguageContext>
}
