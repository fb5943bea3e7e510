import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressOf } from '../../shared/content/addresses.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'

/** Returns a function that opens a page in the language that is then shown, such as after a delay. */
export function useOpenPage(): (path: string) => void {
  const navigate = useNavigate()
  const { language } = useLanguage()
  const current = useRef(language)
  useEffect(() => {
    current.current = language
  }, [language])
  return (path) => navigate(addressOf(path, current.current))
}
