import styled from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import type { SearchPart } from '../model/types.ts'
import { PageLink } from '../routing/PageLink.tsx'
import { color, grid } from '../theme/tokens.ts'
import { Container } from '../ui/layout.tsx'
import { H2 } from '../ui/typography.tsx'
import { SearchForm } from './SearchForm.tsx'

const Area = styled(Container)`
  padding-bottom: ${grid.section};

  section {
    margin-top: 3rem;
  }
`

const AllPages = styled.ul`
  margin-top: 1.25rem;
  border-top: 1px solid ${color.ink};
  columns: 3 16rem;
  column-gap: ${grid.gap};

  li {
    border-bottom: 1px solid ${color.rule};
    break-inside: avoid;
  }

  a {
    display: block;
    padding-block: .6rem;
  }
`

/** The search page: the form, which opens the dialog, and a list of all pages, for visitors without scripts. */
export function Search({ search: { pages } }: { search: SearchPart }) {
  const message = useMessages()
  return (
    <Area>
      <SearchForm />
      <section aria-labelledby="all-pages">
        <H2 id="all-pages" {...translatedProps(message('search.all'))} />
        <AllPages>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <PageLink to={path} {...translatedProps(title)} />
            </li>
          ))}
        </AllPages>
      </section>
    </Area>
  )
}
