import { css } from 'styled-components'

type SquareMark = { size: string; top: string; fill: string }

/** The style of a pseudo-element that marks an item with the square cell of the weave, at its left. */
export const squareMark = ({ size, top, fill }: SquareMark) => css`
  position: absolute;
  top: ${top};
  left: 0;
  width: ${size};
  height: ${size};
  background: ${fill};
  content: '';

  @media (forced-colors: active) {
    background: CanvasText;
  }
`

/** The size of the mark of a list's entry. */
export const entryMark = '.375rem'
