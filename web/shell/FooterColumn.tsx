import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Text } from '../../shared/content/text.ts'
import { translatedProps } from '../i18n/text.ts'
import { color, font, grid } from '../theme/tokens.ts'

const ColumnHeading = styled.h2`
  align-self: end;
  margin-bottom: .35rem;
  padding-bottom: .6rem;
  border-bottom: 1px solid ${color.deepRule};
  font: 600 1em/1.4 ${font.sans};
`

/** In two columns if there is room. Not stretched, because WebKit would make a column for each link. */
const Links = styled.ul`
  align-self: start;
  columns: 2 11rem;
  column-gap: ${grid.gap};

  li {
    break-inside: avoid;
  }
`

export function FooterColumn({ heading, children }: { heading: Text; children: ReactNode }) {
  return (
    <div>
      <ColumnHeading {...translatedProps(heading)} />
      <Links>{children}</Links>
    </div>
  )
}
