import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Text } from '../../shared/content/text.ts'
import { translated } from '../i18n/text.ts'
import { color, grid } from '../theme/tokens.ts'

const Heading = styled.h2`
  margin-bottom: .35rem;
  padding-bottom: .6rem;
  border-bottom: 1px solid ${color.deepRule};
  font-size: inherit;
  font-weight: 600;
  line-height: 1.4;
`

const Links = styled.ul<{ $columns: boolean }>`
  columns: ${({ $columns }) => ($columns ? '2 11rem' : 'auto')};
  column-gap: ${grid.gap};

  li {
    break-inside: avoid;
  }
`

type ColumnProps = {
  heading: Text
  /** Long lists are set in two columns. */
  long?: boolean
  children: ReactNode
}

/** A list of links in the footer, under its heading. */
export function FooterColumn({ heading, long = false, children }: ColumnProps) {
  return (
    <div>
      <Heading {...translated(heading)} />
      <Links $columns={long}>{children}</Links>
    </div>
  )
}
