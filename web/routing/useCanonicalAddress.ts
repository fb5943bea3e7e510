import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressOf, languageAndPath } from '../../shared/content/addresses/addresses.ts'

/**
 * Replaces an old address with the address of the page to which it redirects. Keeps query and fragment.
 * @param path the page's own path
 */
export function useCanonicalAddress(path: string): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { language, path: current } = languageAndPath(pathname)
  useEffect(() => {
    if (path !== current)
      navigate(addressOf(path, language) + search + hash, { replace: true, state })
  }, [path, current, language, search, hash, state, navigate])
}
