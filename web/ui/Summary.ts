import styled from 'styled-components'
import { chevron } from './marks.ts'

/** The visible line of something folded, with a mark at its end. */
export const Summary = styled.summary`
  display: flex;
  gap: .75rem;
  align-items: center;
  min-height: 2.75rem;
  ${chevron}
`
