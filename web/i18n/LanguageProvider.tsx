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
import { addressOf, languageAndPath } from '../../shared/content/addresses/addresses.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'
import {
  browserLanguage,
  onPreferenceElsewhere,
  readPreference,
  writePreference,
} from './languagePreference.ts'

/** Delay in ms before a stored language is applied, as the customer requires. */
const applyAfterMs = 100

type LanguageState = {
  language: Language
  /** The browser's preferred language, offered on English pages until the visitor chooses a language. */
  offered: Language | null
  /** The language that failed to load for the current page, or null. */
  failed: Language | null
  /**
   * Stores a language and shows it in place, at its own address.
   * @param path the path of the page to show if the current one does not exist in the language
   */
  choose(language: Language, path?: string): void
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
  /**
   * Loads a page in a language. Resolves to false if the page does not exist in it; rejects if it cannot be shown now.
   */
  load(path: string, language: Language): Promise<boolean>
  children: ReactNode
}

/**
 * Provides the current language: the language of the address or, at English addresses, the visitor's choice, which is
 * applied when it has loaded and then also appears in the address. A page that does not exist in that language stays in
 * its own.
 */
export function LanguageProvider({ load, children }: Props) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const { language: addressed, path } = languageAndPath(pathname)

  const [preferred, setPreferred] = useState<Language>(defaultLanguage)
  /** The chosen language, until the address has changed to it. */
  const [pending, setPending] = useState<Language | null>(null)
  const [offer, setOffer] = useState<Language | null>(null)
  const [failure, setFailure] = useState<{ language: Language; path: string } | null>(null)
  /** The path of the last page that does not exist in the preferred language. */
  const [missing, setMissing] = useState<string | null>(null)
  const isPreferred = addressed === defaultLanguage && path !== missing
  const language = pending ?? (isPreferred ? preferred : addressed)

  useEffect(() => {
    // The window's location and not the router's, because choosing countries changes the hash without the router.
    const { search, hash } = window.location
    if (language === addressed) setPending(null)
    else navigate(addressOf(path, language) + search + hash, { replace: true, state })
  }, [language, addressed, path, state, navigate])

  /** The latest props and path, which `follow` reads after its await. */
  const latest = useRef({ path, addressed, load, navigate })
  useLayoutEffect(() => {
    latest.current = { path, addressed, load, navigate }
  })
  /** The last chosen language. Earlier choices that finish loading later are ignored. */
  const lastChoice = useRef<Language>(undefined)

  const follow = useCallback(async (language: Language, to?: string) => {
    lastChoice.current = language
    setOffer(null)
    setFailure(null)
    const { path, load, navigate } = latest.current
    const isLoaded = await load(to ?? path, language).catch(() => null)
    if (lastChoice.current !== language) return
    if (isLoaded === null) return setFailure({ language, path })
    startTransition(() => {
      setPreferred(language)
      if (to !== undefined || !isLoaded) setMissing(path)
      if (to !== undefined) void navigate(addressOf(to, language))
      else if (isLoaded) setPending(latest.current.addressed === language ? null : language)
    })
  }, [])

  useEffect(() => {
    // The preference is read only after the delay, because the visitor may have chosen another language meanwhile.
    const timer = setTimeout(() => {
      const preference = readPreference()
      if (preference === null) setOffer(browserLanguage())
      // The addresses of other languages ignore the stored language.
      else if (latest.current.addressed === defaultLanguage) follow(preference)
      else setPreferred(preference)
    }, applyAfterMs)
    return () => clearTimeout(timer)
  }, [follow])

  useEffect(() => onPreferenceElsewhere((language) => follow(language)), [follow])

  const failed = failure?.path === path ? failure.language : null
  const offered = language === defaultLanguage && offer !== language ? offer : null
  const value = useMemo(() => {
    const choose = (language: Language, path?: string) => {
      writePreference(language)
      void follow(language, path)
    }
    return { language, offered, failed, choose }
  }, [language, offered, failed, follow])
  return <LanguageContext value={value}>{children}</LanguageContext>
}
