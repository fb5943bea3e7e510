import styled from 'styled-components'
import { color, grid } from '../../theme/tokens.ts'
import { Container, twelveColumns } from '../../ui/layout.tsx'

/** Columns below a line in ink. */
export const RuledContainer = styled(Container)`
  padding-bottom: ${grid.section};
  ${twelveColumns}

  &::before {
    display: block;
    grid-column: 1/-1;
    padding-top: 1.125rem;
    border-top: 1px solid ${color.ink};
    content: '';
  }
`
