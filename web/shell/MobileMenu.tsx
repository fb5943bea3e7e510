import styled from 'styled-components'
import { useMessages, useSite } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import { ButtonLink, PageNavLink } from '../routing/PageLink.tsx'
import { color, font, from, grid, headerHeight } from '../theme/tokens.ts'
import { useDismiss } from '../ui/useDismiss.ts'
import { LanguageOptions } from './LanguageMenu.tsx'

const Menu = styled.details`
  align-self: center;

  ${from.large} {
    display: none;
  }
`

/** Three bars after the word, one of them a gradient. */
const Toggle = styled.summary`
  display: flex;
  align-items: center;
  gap: .65rem;
  min-height: 2.75rem;
  padding: 0 .9rem;
  border: 1px solid ${color.ink};
  font-weight: 600;

  &::after {
    width: 1.125rem;
    height: .6875rem;
    border-block: 2px solid;
    background: linear-gradient(currentColor, currentColor) center/100% 2px no-repeat;
    content: '';
  }

  [open] > & {
    background: ${color.ink};
    color: ${color.paper};
  }
`

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${headerHeight});
  padding: .5rem ${grid.page} 1.5rem;
  overflow-y: auto;
  border-bottom: 1px solid ${color.ink};
  background: ${color.paper};

  nav a {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    border-bottom: 1px solid ${color.rule};
    font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};
    text-decoration: none;

    &[aria-current='page'] {
      padding-left: .75rem;
      border-left: 4px solid ${color.laterite};
    }
  }

  ${ButtonLink} {
    width: 100%;
    margin-top: 1.25rem;
  }
`

const MobileLanguages = styled.ul`
  margin-top: 1.25rem;
  border-top: 1px solid ${color.rule};

  li {
    border-bottom: 1px solid ${color.rule};
  }
`

export function MenuLinks() {
  const { menu } = useSite().navigation
  return (
    <ul>
      {menu.map(({ _key, page, label }) => (
        <li key={_key}>
          <PageNavLink to={page} {...translated(label)} />
        </li>
      ))}
    </ul>
  )
}

export function MobileMenu() {
  const { button } = useSite().navigation
  const message = useMessages()
  const { details, close } = useDismiss()
  return (
    <Menu ref={details} data-mobile-menu suppressHydrationWarning>
      <Toggle>
        <span {...translated(message('nav.menu'))} />
      </Toggle>
      <Panel
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) close()
        }}
      >
        <nav aria-label={message('nav.menu').value}>
          <MenuLinks />
        </nav>
        <ButtonLink to={button.page} {...translated(button.label)} />
        <MobileLanguages aria-label={message('language.label').value}>
          <LanguageOptions />
        </MobileLanguages>
      </Panel>
    </Menu>
  )
}
