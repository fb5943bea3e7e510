import { css } from 'styled-components'

/** Marks a summary as one that opens and closes, at the end of its line. */
export const chevron = css`
  &::after {
    flex: none;
    width: .5rem;
    height: .5rem;
    margin: 0 .35rem 0 auto;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-25%) rotate(45deg);
    content: '';
  }

  [open] > &::after {
    transform: translateY(25%) rotate(225deg);
  }
`
