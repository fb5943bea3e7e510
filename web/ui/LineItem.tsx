import styled from 'styled-components'
import { color } from '../theme/tokens.ts'
import { squareMark } from './squareMark.ts'

/** An item of a list that is drawn as a line: its piece of the line, begun by a square node. */
export const LineItem = styled.li`
  position: relative;
  border-top: 1px solid ${color.ink};
  break-inside: avoid;

  &::before {
    ${squareMark({ size: '.5625rem', top: '-.3125rem', fill: color.laterite })}
  }
`
