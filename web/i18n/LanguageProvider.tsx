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

/** Delay before a stored language is applied, in ms (specification, section 9). */
const applyAfter = 100

type Choice = { language: Language; choose(language: Language): void }

const LanguageContext = createContext<Choice>({ language: defaultLanguage, choose: () => {} })

/** Returns the language shown, and `choose`, which changes and stores it. */
export const useLanguage = () => useContext(LanguageContext)

/** Provides the language shown: English, as the page was prerendered, then the stored one. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(defaultLanguage)

  useEffect(() => {
    // Read only now, because the visitor may have chosen another in the meantime.
    const timer = setTimeout(() => {
      const preferred = readPreference()
      if (preferred !== null) startTransition(() => setLanguage(preferred))
    }, applyAfter)
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
