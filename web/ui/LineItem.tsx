import styled from 'styled-components'
import { color } from '../theme/tokens.ts'

/** An item of a list that is drawn as a line: its piece of the line, begun by a square node. */
export const LineItem = styled.li`
  position: relative;
  border-top: 1px solid ${color.ink};
  break-inside: avoid;

  &::before {
    position: absolute;
    top: -.3125rem;
    left: 0;
    width: .5625rem;
    height: .5625rem;
    background: ${color.laterite};
    content: '';
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`
