import styled, { css } from 'styled-components'
import { color } from '../theme/tokens.ts'

type SquareMark = { size: string; top: string; fill: string }

/** The style of a pseudo-element that marks an item, at its left, with the square of the weave. */
export const squareMark = ({ size, top, fill }: SquareMark) => css`
  position: absolute;
  top: ${top};
  left: 0;
  width: ${size};
  height: ${size};
  background: ${fill};
  content: '';
  forced-color-adjust: none;
`

/** Marks the current entry of a list with a square. */
export const currentMark = css`
  width: .5rem;
  height: .5rem;
  background: ${color.accent};
  content: '';
  forced-color-adjust: none;
`

export const LegendEntry = styled.span<{ $fill: string }>`
  display: flex;
  align-items: baseline;
  gap: .5rem;

  &::before {
    flex: none;
    width: .6875rem;
    height: .6875rem;
    background: ${({ $fill }) => $fill};
    content: '';
    forced-color-adjust: none;
  }
`

export const entryMarkSize = '.375rem'

/** A list item below a rule, which begins with a square. */
export const LineItem = styled.li`
  position: relative;
  border-top: 1px solid ${color.ink};
  break-inside: avoid;

  &::before {
    ${squareMark({ size: '.5625rem', top: '-.3125rem', fill: color.accent })}

    /* Above its item, the square could be on the page before. */
    @media print {
      top: 0;
    }
  }
`

/** Marks a summary as expandable, at the end of its line. */
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
