import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useScrollAndFocus } from '../routing/useScrollAndFocus.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { mainId } from './SkipLink.tsx'

const Main = styled.main`
  min-height: 70vh;

  &:focus, section:focus {
    outline: none;
  }
`

/**
 * Header, main area and footer of every page.
 * @param path the page's path. A new path remounts the main area, which resets its state.
 */
export function Shell({ path, children }: { path: string; children: ReactNode }) {
  const main = useScrollAndFocus()
  return (
    <>
      <Header />
      <Main key={path} id={mainId} ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </>
  )
}
