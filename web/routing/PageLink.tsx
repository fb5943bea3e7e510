import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router-dom'
import { addressOf } from '../../shared/content/addresses.ts'
import { canonicalPath, homePath } from '../../shared/content/paths.ts'
import { usePreload } from '../content/ContentProvider.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'

/** The page's path, which may have a query and a fragment. */
type ToPage = { to: string }

/** Returns the page's address in the current language, and handlers that preload it. */
function usePageLink(to: string) {
  const { language } = useLanguage()
  const preload = usePreload()
  const begin = () => preload(canonicalPath(to.replace(/[?#].*$/, '')))
  return {
    to: addressOf(to, language),
    onPointerEnter: begin,
    onTouchStart: begin,
    onFocus: begin,
  }
}

/** A link to a page of the site, in the current language. */
export function PageLink({ to, ...props }: Omit<LinkProps, 'to'> & ToPage) {
  return <Link {...usePageLink(to)} {...props} />
}

/** A navigation link, current on its page and, except for home, on the pages below it. */
export function PageNavLink({ to, ...props }: Omit<NavLinkProps, 'to'> & ToPage) {
  return <NavLink {...usePageLink(to)} end={to === homePath} {...props} />
}
