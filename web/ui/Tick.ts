import styled from 'styled-components'
import { color } from '../theme/tokens.ts'

/** A box to tick, with the square of the weave. */
export const Tick = styled.input`
  display: grid;
  place-items: center;
  width: 1.125rem;
  height: 1.125rem;
  border: 1px solid ${color.edge};
  border-radius: 0;
  margin: 0;
  background: ${color.field};
  cursor: pointer;
  appearance: none;

  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }

  &:checked::after {
    width: .5rem;
    height: .5rem;
    background: ${color.onPrimary};
    content: '';
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`
