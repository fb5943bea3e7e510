import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { useMessages } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import { useScrollAndFocus } from '../routing/useScrollAndFocus.ts'
import { color, grid } from '../theme/tokens.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

const SkipLink = styled.a`
  position: fixed;
  top: .5rem;
  left: ${grid.page};
  z-index: 9;
  padding: .75rem 1rem;
  background: ${color.ink};
  color: ${color.paper};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`

const Main = styled.main`
  min-height: 70vh;

  &:focus {
    outline: none;
  }

  section:focus {
    outline: none;
  }
`

/**
 * Skip link, header, main area and footer of every page.
 * @param path the page's path. A new path remounts the main area, which resets its state.
 */
export function Shell({ path, children }: { path: string; children: ReactNode }) {
  const message = useMessages()
  const main = useRef<HTMLElement>(null)
  useScrollAndFocus(main)
  return (
    <>
      <SkipLink href="#main" {...translated(message('skip.content'))} />
      <Header />
      <Main key={path} id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </>
  )
}
