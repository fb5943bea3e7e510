import styled from 'styled-components'
import { color, from, radius, space } from '../theme/tokens.ts'
import { Grid } from './layout.tsx'

/** A grid of cards. Four of them are shown two by two instead of three and one. */
export const CardGrid = styled(Grid)`
  ${from.medium} {
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: 1fr 1fr;
    }
  }
`

/** An item of a `CardGrid`. */
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
