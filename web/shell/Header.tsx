import { Menu as MenuIcon } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { contactPath, homePath } from '../../shared/content/paths.ts'
import { useMessages, useSite } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import { ButtonLink } from '../routing/ButtonLink.tsx'
import { PageLink, PageNavLink } from '../routing/PageLink.tsx'
import { color, font, from, headerHeight, radius, space } from '../theme/tokens.ts'
import { Container } from '../ui/layout.tsx'
import { VisuallyHidden } from '../ui/typography.tsx'
import { useDismiss } from '../ui/useDismiss.ts'
import { LanguageMenu, LanguageOptions } from './LanguageMenu.tsx'
import { Logo } from './Logo.tsx'
import { mainNavigation } from './navigation.ts'

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};

  @media print {
    position: static;

    nav, details, ${ButtonLink} {
      display: none;
    }
  }
`

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space.m};
  height: ${headerHeight};
`

const Home = styled(PageLink)`
  display: flex;
  align-items: center;
  gap: ${space.s};
  margin-right: auto;
  color: ${color.text};
  font-weight: 700;
  line-height: 1.15;
  text-decoration: none;

  svg {
    flex: none;
  }
`

const NavLinks = styled.ul`
  display: flex;
  gap: ${space.xs};

  a {
    display: block;
    padding: ${space.s};
    border-radius: ${radius.small};
    color: ${color.text};
    text-decoration: none;
    white-space: nowrap;

    &:hover {
      background: ${color.tint};
    }

    &[aria-current='page'] {
      color: ${color.brand};
      font-weight: 700;
      box-shadow: inset 0 -2px ${color.brand};
    }
  }
`

const FromMedium = styled.div`
  display: none;

  ${from.medium} {
    display: flex;
    align-items: center;
    gap: ${space.s};
    font-size: ${font.size.small};
    white-space: nowrap;
  }
`

const FromLarge = styled.nav`
  display: none;

  ${from.large} {
    display: block;
    font-size: ${font.size.small};
  }
`

const MobileMenu = styled.details`
  ${from.large} {
    display: none;
  }
`

const Toggle = styled.summary`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.small};
`

const Panel = styled.div`
  position: absolute;
  inset: ${headerHeight} 0 auto;
  display: grid;
  gap: ${space.m};
  max-height: calc(100dvh - ${headerHeight});
  padding: ${space.m};
  overflow-y: auto;
  border-block: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: 0 12px 24px rgb(0 0 0 / 15%);

  ${NavLinks} {
    flex-direction: column;
  }
`

const MobileLanguages = styled.ul`
  padding-top: ${space.s};
  border-top: 1px solid ${color.line};
`

function Navigation() {
  const message = useMessages()
  return (
    <NavLinks>
      {mainNavigation.map(({ to, label }) => (
        <li key={to}>
          <PageNavLink to={to} {...translated(message(label))} />
        </li>
      ))}
    </NavLinks>
  )
}

/** The fixed header of every page. */
export function Header() {
  const { companyName } = useSite()
  const message = useMessages()
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu)

  return (
    <Bar>
      <Line>
        <Home to={homePath}>
          <Logo />
          <span>{companyName}</span>
        </Home>
        <FromLarge aria-label={message('nav.label').value}>
          <Navigation />
        </FromLarge>
        <FromMedium>
          <LanguageMenu />
          <ButtonLink to={contactPath} {...translated(message('nav.contactButton'))} />
        </FromMedium>
        <MobileMenu ref={menu} data-mobile-menu suppressHydrationWarning>
          <Toggle>
            <VisuallyHidden {...translated(message('nav.menu'))} />
            <MenuIcon aria-hidden="true" focusable="false" />
          </Toggle>
          <Panel
            onClick={(event) => {
              const onLink = event.target instanceof Element && event.target.closest('a')
              if (onLink && menu.current) menu.current.open = false
            }}
          >
            <nav aria-label={message('nav.menu').value}>
              <Navigation />
            </nav>
            <ButtonLink to={contactPath} {...translated(message('nav.contactButton'))} />
            <MobileLanguages aria-label={message('language.label').value}>
              <LanguageOptions />
            </MobileLanguages>
          </Panel>
        </MobileMenu>
      </Line>
    </Bar>
  )
}
