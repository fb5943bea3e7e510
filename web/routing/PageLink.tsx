import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router-dom'
import { canonicalPath } from '../../shared/content/paths.ts'
import { usePreload } from '../content/ContentProvider.tsx'

/** Loads the page a link leads to as soon as it seems likely to be followed. */
function usePreloadOf(to: LinkProps['to']) {
  const preload = usePreload()
  const begin = () => preload(canonicalPath(String(to).replace(/[?#].*$/, '')))
  return { onPointerEnter: begin, onTouchStart: begin, onFocus: begin }
}

/** A link to a page of the site. */
export function PageLink(props: LinkProps) {
  return <Link {...usePreloadOf(props.to)} {...props} />
}

/** A link of the navigation: marked as current on its page and, but for home, on those below it. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink {...usePreloadOf(props.to)} end={props.to === '/'} {...props} />
}
