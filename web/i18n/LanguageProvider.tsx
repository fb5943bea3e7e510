import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressOf, languageAndPath } from '../../shared/content/addresses.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'
import {
  browserLanguage,
  onPreferenceElsewhere,
  readPreference,
  writePreference,
} from './languagePreference.ts'

/** Delay in ms before a stored language is applied, as the customer requires. */
const applyAfter = 100

type LanguageState = {
  language: Language
  /** The language that the browser prefers to that of an English page, until the visitor chooses one. */
  offered: Language | null
  /** The language that failed to load for the current page, or null. */
  failed: Language | null
  /** Stores a language and shows it in place, at its own address. */
  choose(language: Language): void
}

const LanguageContext = createContext<LanguageState>({
  language: defaultLanguage,
  offered: null,
  failed: null,
  choose: () => {},
})

/** Returns the language shown, and `choose`, which changes and stores it. */
export const useLanguage = () => useContext(LanguageContext)

type Props = {
  /** Loads a page in a language. Rejects if the page cannot be shown now. */
  load(path: string, language: Language): Promise<void>
  children: ReactNode
}

/**
 * Provides the current language: that of the address or, at English addresses, the visitor's choice, which is
 * applied once loaded and then appears in the address too.
 */
export function LanguageProvider({ load, children }: Props) {
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const { language: addressed, path } = languageAndPath(pathname)

  const [preferred, setPreferred] = useState<Language>(defaultLanguage)
  /** The language that has replaced that of the address, until the address follows. */
  const [chosen, setChosen] = useState<Language | null>(null)
  const [offer, setOffer] = useState<Language | null>(null)
  const [failure, setFailure] = useState<{ language: Language; path: string } | null>(null)
  const language = chosen ?? (addressed === defaultLanguage ? preferred : addressed)

  useEffect(() => {
    // Not the router's location, because the search changes the query without it.
    const { search } = window.location
    if (language === addressed) setChosen(null)
    else navigate(addressOf(path, language) + search + hash, { replace: true, state })
  }, [language, addressed, path, hash, state, navigate])

  /** The latest props and path, for a language that is still loading. */
  const shown = useRef({ path, addressed, load })
  useLayoutEffect(() => {
    shown.current = { path, addressed, load }
  })
  /** The language that was chosen last; earlier choices that load later are ignored. */
  const lastChoice = useRef<Language>(undefined)

  const follow = useCallback(async (language: Language) => {
    lastChoice.current = language
    setOffer(null)
    setFailure(null)
    const { path, load } = shown.current
    const isLoaded = await load(path, language).then(
      () => true,
      () => false,
    )
    if (lastChoice.current !== language) return
    if (!isLoaded) return setFailure({ language, path })
    startTransition(() => {
      setPreferred(language)
      setChosen(shown.current.addressed === language ? null : language)
    })
  }, [])

  useEffect(() => {
    // Read only now, because the visitor may have chosen another language meanwhile.
    const timer = setTimeout(() => {
      const preference = readPreference()
      if (preference === null) setOffer(browserLanguage())
      // The addresses of other languages ignore the stored language.
      else if (shown.current.addressed === defaultLanguage) follow(preference)
      else setPreferred(preference)
    }, applyAfter)
    return () => clearTimeout(timer)
  }, [follow])

  useEffect(() => onPreferenceElsewhere(follow), [follow])

  const failed = failure?.path === path ? failure.language : null
  const offered = language === defaultLanguage && offer !== language ? offer : null
  const value = useMemo(() => {
    const choose = (language: Language) => {
      writePreference(language)
      void follow(language)
    }
    return { language, offered, failed, choose }
  }, [language, offered, failed, follow])
  return <LanguageContext value={value}>{children}</LanguageContext>
}
