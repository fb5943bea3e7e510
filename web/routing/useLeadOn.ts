import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressOf, languageAndPath } from '../../shared/content/addresses.ts'

/**
 * Puts the address of the page that is shown in place of an old one that led to it, with its query and
 * fragment.
 * @param path the page's own path
 */
export function useLeadOn(path: string): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { language, path: current } = languageAndPath(pathname)
  useEffect(() => {
    if (path !== current)
      navigate(addressOf(path, language) + search + hash, { replace: true, state })
  }, [path, current, language, search, hash, state, navigate])
}
