import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressOf } from '../../shared/content/addresses.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { stateLeadingTo } from './useCameFrom.ts'

/** Returns a function that opens a page in the language that is then shown, such as after a delay. */
export function useOpenPage(): (path: string) => void {
  const navigate = useNavigate()
  const { language } = useLanguage()
  const location = useLocation()
  const current = useRef(language)
  useEffect(() => {
    current.current = language
  }, [language])
  return (path) => {
    const to = addressOf(path, current.current)
    navigate(to, { state: stateLeadingTo(to, location) })
  }
}
