import styled from 'styled-components'
import { PageLink } from '../routing/PageLink.tsx'
import { color, font } from '../theme/tokens.ts'
import { H3, Secondary } from '../ui/typography.tsx'
import type { FoundPage } from './searcher.ts'

const List = styled.ol`
  max-width: 46rem;

  > li {
    padding-block: 1.25rem 1.5rem;
    border-top: 1px solid ${color.rule};
  }

  li li {
    margin-top: .75rem;
  }

  li li a {
    font-size: ${font.size.s};
    font-weight: 600;
  }

  mark {
    background: ${color.manila};
    color: inherit;
    font-weight: 600;
  }
`

/** The found pages, each with its matching parts, in which the terms are marked. */
export function FoundPages({ found }: { found: FoundPage[] }) {
  return (
    <List>
      {found.map(({ path, title, lang, parts }) => (
        <li key={path}>
          <H3 lang={lang}>
            <PageLink to={path}>{title}</PageLink>
          </H3>
          <ul>
            {parts.map(({ anchor, heading, lang, sentence }) => (
              <li key={`${anchor} ${heading}`} lang={lang}>
                {anchor && <PageLink to={`${path}#${anchor}`}>{heading}</PageLink>}
                <Secondary>
                  {sentence.map(({ text, isMatch }, index) => {
                    const Piece = isMatch ? 'mark' : 'span'
                    // The pieces of a sentence are identified by their position.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    return <Piece key={index}>{text}</Piece>
                  })}
                </Secondary>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </List>
  )
}
