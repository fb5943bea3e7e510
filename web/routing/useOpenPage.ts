import { useNavigate } from 'react-router-dom'
import { addressOf, languageAndPath } from '../../shared/content/addresses.ts'

/** Returns a function that opens a page in the language of the address at that time. */
export function useOpenPage(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => {
    const { language, path: from } = languageAndPath(window.location.pathname)
    navigate(addressOf(path, language), { state: { from } })
  }
}
