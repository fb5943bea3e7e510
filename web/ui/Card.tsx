import styled from 'styled-components'
import { color, radius, space } from '../theme/tokens.ts'

/** One item of a grid, framed. */
export const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};

  > svg {
    color: ${color.brand};
  }

  > :last-child:is(a) {
    margin-top: auto;
    align-self: flex-start;
  }
`
