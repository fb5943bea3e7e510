import { type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { usePage } from '../../web/loading/ContentProvider.tsx'
import { LanguageMenu } from '../../web/shell/LanguageMenu.tsx'
import { color, grid } from '../../web/theme/tokens.ts'
import { H2 } from '../../web/ui/typography.tsx'
import { Buttons } from './Buttons.tsx'
import { Colours } from './Colours.tsx'
import { ForcedStates } from './ForcedStates.tsx'
import { Form } from './Form.tsx'
import { PageParts } from './PageParts.tsx'
import { Scheme } from './Scheme.tsx'
import { Sections } from './Sections.tsx'
import { Type } from './Type.tsx'

const Bar = styled.header`
  position: relative;
  z-index: 6;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: .5rem 2rem;
  padding: .5rem ${grid.page};
  border-bottom: 1px solid ${color.ink};
  background: ${color.tint};

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: .25rem 1.25rem;
  }
`

const Title = styled(H2)`
  padding: 3rem ${grid.page} 0;
`

/** Every component of the site, in every state, language and colour scheme. */
export function Catalogue() {
  const page = usePage('/')
  // The browser has looked for the fragment before this was rendered.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  if (page === null) throw new Error('The catalogue has no content')
  const groups: Record<string, ReactNode> = {
    colours: <Colours />,
    type: <Type />,
    buttons: <Buttons />,
    form: <Form />,
    page: <PageParts page={page} />,
    sections: <Sections sections={page.sections} />,
  }
  return (
    <>
      <Bar>
        <nav aria-label="Catalogue">
          {Object.keys(groups).map((name) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </nav>
        <Scheme />
        <LanguageMenu />
      </Bar>
      <main>
        {Object.entries(groups).map(([name, group]) => (
          <section key={name} aria-labelledby={name}>
            <Title id={name}>{name}</Title>
            {group}
          </section>
        ))}
      </main>
      <ForcedStates />
    </>
  )
}
