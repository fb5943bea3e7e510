import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Text } from '../../shared/content/languages/inLanguage.ts'
import { translatedProps } from '../i18n/translatedProps.ts'
import { color, font, from, grid } from '../theme/tokens.ts'

/**
 * Links in two columns if there is room. The list is not stretched, because WebKit would make a column for each link.
 * On large screens the rules below headings are level, however many lines these have.
 */
const Column = styled.div`
  padding-bottom: 1.25rem;

  ${from.large} {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
    padding: 0;
  }

  > h2 {
    align-self: end;
    margin-bottom: .35rem;
    padding-bottom: .6rem;
    border-bottom: 1px solid ${color.footerRule};
    font: 600 1em/1.4 ${font.sans};
  }

  > ul {
    align-self: start;
    columns: 2 11rem;
    column-gap: ${grid.gap};
  }

  li {
    break-inside: avoid;
  }
`

export function FooterColumn({ heading, children }: { heading: Text; children: ReactNode }) {
  return (
    <Column>
      <h2 {...translatedProps(heading)} />
      <ul>{children}</ul>
    </Column>
  )
}
