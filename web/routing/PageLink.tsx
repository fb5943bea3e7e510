import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router-dom'
import { canonicalPath } from '../../shared/content/paths.ts'
import { usePreload } from '../content/ContentProvider.tsx'

/** Returns handlers that preload a link's page on hover, touch or focus. */
function usePreloadOf(to: LinkProps['to']) {
  const preload = usePreload()
  const begin = () => preload(canonicalPath(String(to).replace(/[?#].*$/, '')))
  return { onPointerEnter: begin, onTouchStart: begin, onFocus: begin }
}

/** A link to a page of the site. */
export function PageLink(props: LinkProps) {
  return <Link {...usePreloadOf(props.to)} {...props} />
}

/** A navigation link, current on its page and, except for home, on the pages below it. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink {...usePreloadOf(props.to)} end={props.to === '/'} {...props} />
}
