import { memo } from 'react'
import styled from 'styled-components'
import { homePath } from '../../shared/content/addresses/paths.ts'
import { previewField, translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import { ButtonLink, PageLink } from '../routing/PageLink.tsx'
import { below, color, font, from, headerHeight } from '../theme/tokens.ts'
import { Container } from '../ui/layout.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Logo } from './Logo.tsx'
import { MenuLinks, MobileMenu, searchField } from './MobileMenu.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'
import { SkipLink } from './SkipLink.tsx'

const Bar = styled.header`
  position: relative;
  z-index: 5;
  border-bottom: 1px solid ${color.rule};
  background: ${color.paper};
  font-size: ${font.size.s};

  /* On small screens, a sticky header would cover too much of what is read. */
  ${from.large} {
    position: sticky;
    top: 0;
  }

  @media print {
    position: static;
    border: 0;

    nav, details, ${ButtonLink} {
      display: none;
    }
  }
`

const Line = styled(Container)`
  display: flex;
  align-items: stretch;
  column-gap: clamp(.5rem, 3.2vw - 1.1rem, 2rem);
  min-height: ${headerHeight};

  ${below.large} {
    flex-wrap: wrap;
  }

  ${below.tiny} {
    padding-bottom: .75rem;
  }
`

/**
 * The link to the home page, at least as wide as its longest word and at most as wide as all its words. If text is
 * enlarged, the menu is below the link.
 */
const Home = styled(PageLink)`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  align-self: center;
  gap: clamp(.5rem, 2vw, .8rem);
  width: min-content;
  max-width: max-content;
  margin-right: auto;
  padding-block: .5rem;
  font: ${font.serifWeight} clamp(.9rem, .5rem + 1vw, 1.3125rem)/1.1 ${font.serif};
  letter-spacing: -.005em;
  text-decoration: none;
  text-wrap: balance;

  &:hover {
    color: inherit;
  }

  span {
    padding-top: .18em;
  }

  svg {
    flex: none;
    width: clamp(1.875rem, 7vw, 2.1875rem);
    aspect-ratio: 1;

    ${below.narrow} {
      display: none;
    }
  }
`

const WideNavigation = styled.nav`
  display: none;

  ${from.large} {
    display: flex;
  }

  > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    column-gap: clamp(1rem, 3vw - 1rem, 1.75rem);
  }

  li {
    display: flex;
  }

  a {
    display: flex;
    align-items: center;
    padding-top: 3px;
    border-bottom: 3px solid transparent;
    text-decoration: none;
    white-space: nowrap;

    /* In forced colours a transparent border is visible. */
    @media (forced-colors: active) {
      border-color: Canvas;
    }

    &:hover {
      border-bottom-color: currentColor;
    }

    /* The ring leaves room beside the words. */
    &:focus-visible {
      margin-inline: -.5rem;
      padding-inline: .5rem;
      outline-offset: -3px;
    }

    &[aria-current] {
      border-bottom-color: ${color.accent};
      font-weight: 600;
    }
  }
`

const FromMedium = styled.div`
  display: none;

  ${from.medium} {
    display: flex;
    align-items: center;
    column-gap: clamp(.5rem, 3vw - 1.25rem, 1.75rem);
    white-space: nowrap;
  }

  ${ButtonLink} {
    min-height: 2.75rem;
    padding: .5rem 1rem;
    text-wrap: nowrap;
    font-size: ${font.size.s};
  }
`

const SearchLink = styled(PageLink)`
  display: grid;
  place-items: center;
  align-self: center;
  min-width: 2.75rem;
  min-height: 2.75rem;

  svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
  }

  ${below.tiny} {
    display: none;
  }

  @media print {
    display: none;
  }
`

export const Header = memo(function Header() {
  const { companyName, navigation } = useSite()
  const { button } = navigation
  const message = useMessages()

  return (
    <Bar id="site-header">
      <SkipLink />
      <Line>
        <Home to={homePath}>
          <Logo />
          <span {...previewField('siteSettings:companyName')}>{companyName}</span>
        </Home>
        <WideNavigation aria-label={message('menu.label').value}>
          <MenuLinks services={<ServicesMenu />} />
        </WideNavigation>
        <SearchLink
          to={searchField}
          aria-label={message('search.title').value}
          aria-keyshortcuts="/"
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M13.5 13.5 19 19M2 8.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0" />
          </svg>
        </SearchLink>
        <FromMedium>
          <LanguageMenu />
          <ButtonLink to={button.page} {...translatedProps(button.label)} />
        </FromMedium>
        <MobileMenu />
      </Line>
    </Bar>
  )
})
