import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { searchPath, servicesPath } from '../../shared/content/addresses/paths.ts'
import { shortTitle } from '../../shared/content/pageTitles.ts'
import { EmergencyLink } from '../contact/ContactLinks.tsx'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import { ButtonLink, PageLink, PageNavLink } from '../routing/PageLink.tsx'
import { color, font, from, grid, headerHeight } from '../theme/tokens.ts'
import { useDismiss } from '../ui/useDismiss.ts'
import { LanguageOptions } from './LanguageMenu.tsx'
import { serviceGroupsOf } from './serviceGroups.ts'

/** The path of the search page with its input focused. */
export const searchField = `${searchPath}#q`

const Menu = styled.details`
  align-self: center;

  ${from.large} {
    display: none;
  }
`

/**
 * The menu's summary, with three bars drawn as a gradient. It keeps its width when open, so that the name beside it
 * does not move.
 */
const Toggle = styled.summary`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: .65rem;
  min-width: 6rem;
  min-height: 2.75rem;
  padding: 0 .7rem;
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

    > :first-child, &::after {
      display: none;
    }
  }

  :not([open]) > & > :last-child {
    display: none;
  }
`

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${headerHeight});
  padding: .5rem ${grid.page} 1.5rem;
  overflow-y: auto;
  border: solid ${color.rule};
  border-width: 1px 0;
  background: ${color.paper};
  /* The page below is dimmed, the header is not. */
  box-shadow: 0 0 0 100vmax rgb(0 0 0 / .45);
  clip-path: inset(0 0 -100vmax);

  nav a {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    border-bottom: 1px solid ${color.rule};
    font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};
    text-decoration: none;

    &[aria-current] {
      margin-left: -.75rem;
      padding-left: calc(.75rem - 4px);
      border-left: 4px solid ${color.accent};
    }
  }

  ${ButtonLink} {
    width: 100%;
    margin-top: 1.25rem;
  }
`

/** A group of services, below the other pages, which do not move when it appears. */
const Group = styled.div`
  padding-block: .25rem;
  border-bottom: 1px solid ${color.rule};

  > p {
    padding-top: .5rem;
    color: ${color.inkMuted};
    font-weight: 600;
  }

  > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${grid.gap};
  }

  && a {
    min-height: 2.75rem;
    border-bottom: 0;
    font: inherit;
    line-height: 1.3;
  }
`

const SearchLine = styled(PageLink)`
  display: block;
  padding-top: 1rem;
`

const Emergency = styled.p`
  margin-top: 1.25rem;
`

/** The languages, in a row above the pages, so that they are on the first screen. */
const MobileLanguages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1rem;
  border-bottom: 1px solid ${color.rule};

  button, a {
    gap: .5rem;
    padding-inline: 0;
  }

  [aria-pressed='true']::after {
    margin: 0;
  }
`

export function MenuLinks({ services }: { services?: ReactNode }) {
  const { menu } = useSite().navigation
  return (
    <ul>
      {menu.map(({ _key, page, label }) => (
        <li key={_key}>
          <PageNavLink to={page} {...translatedProps(label)} />
          {page === servicesPath && services}
        </li>
      ))}
    </ul>
  )
}

/** The menu of small screens. The services are rendered once it is opened, to keep pages small. */
export function MobileMenu() {
  const site = useSite()
  const { button } = site.navigation
  const message = useMessages()
  const { details, close } = useDismiss()
  const [isOpen, setOpen] = useState(false)
  // The menu may have been opened before the application ran.
  useEffect(() => setOpen(details.current?.open ?? false), [details])
  return (
    <Menu
      ref={details}
      data-mobile-menu
      suppressHydrationWarning
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
    >
      <Toggle data-starts>
        <span {...translatedProps(message('nav.menu'))} />
        <span {...translatedProps(message('nav.close'))} />
      </Toggle>
      <Panel
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) close()
        }}
      >
        <MobileLanguages aria-label={message('language.label').value}>
          <LanguageOptions />
        </MobileLanguages>
        <nav aria-label={message('nav.menu').value}>
          <MenuLinks />
          {isOpen &&
            serviceGroupsOf(site).map(({ _key, heading, pages }) => (
              <Group key={_key}>
                {heading && <p {...translatedProps(heading)} />}
                <ul aria-label={heading?.value}>
                  {pages.map((page) => (
                    <li key={page._id}>
                      <PageNavLink to={page.path} {...translatedProps(shortTitle(page))} />
                    </li>
                  ))}
                </ul>
              </Group>
            ))}
        </nav>
        <SearchLine to={searchField} {...translatedProps(message('search.title'))} />
        <ButtonLink to={button.page} {...translatedProps(button.label)} />
        <Emergency>
          <span {...translatedProps(message('nav.emergency'))} /> <EmergencyLink />
        </Emergency>
      </Panel>
    </Menu>
  )
}
