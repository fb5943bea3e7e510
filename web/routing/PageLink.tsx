import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { addressOf, languageAndPath } from '../../shared/content/addresses/addresses.ts'
import { homePath } from '../../shared/content/addresses/paths.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { type ButtonVariant, buttonStyle } from '../ui/Button.tsx'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The page's path, with a query and a fragment if needed. */
  to: string
}

/** A link to a page of the site, in the current language. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const { language } = useLanguage()
  return <a href={addressOf(to, language)} {...props} />
}

/** A navigation link. It is current on its own page and on pages below it. */
export function PageNavLink({ to, ...props }: PageLinkProps) {
  const { path } = languageAndPath(useLocation().pathname)
  const isAbove = to !== homePath && path.startsWith(`${to}/`)
  return <PageLink to={to} aria-current={path === to ? 'page' : isAbove || undefined} {...props} />
}

export const ButtonLink = styled(PageLink)<{ $variant?: ButtonVariant }>`
  ${buttonStyle}
`
