import { useLocation } from 'react-router-dom'
import { addressOf, languageAndPath } from '../../shared/content/addresses.ts'
import { canonicalPath, homePath } from '../../shared/content/paths.ts'
import { usePreload } from '../content/ContentProvider.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { AddressLink, type AddressLinkProps } from './AddressLink.tsx'

/**
 * A link to a page of the site, in the current language, whose content is loaded on hover, touch and
 * focus. `to` is the page's path.
 */
export function PageLink({ to, ...props }: AddressLinkProps) {
  const { language } = useLanguage()
  const preload = usePreload()
  const begin = () => preload(canonicalPath(to.replace(/[?#].*$/, '')))
  return (
    <AddressLink
      to={addressOf(to, language)}
      onPointerEnter={begin}
      onTouchStart={begin}
      onFocus={begin}
      {...props}
    />
  )
}

/** A navigation link, current on its page and, except for home, on the pages below it. */
export function PageNavLink({ to, ...props }: AddressLinkProps) {
  const { path } = languageAndPath(useLocation().pathname)
  const isCurrent = path === to || (to !== homePath && path.startsWith(`${to}/`))
  return <PageLink to={to} aria-current={isCurrent ? 'page' : undefined} {...props} />
}
