import styled, { keyframes } from 'styled-components'
import { color, font } from '../../../theme/tokens.ts'

export const Outcome = styled.div`
  padding-block: 1.1rem .9rem;

  strong {
    font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};
  }

  p {
    margin-top: .35rem;
    color: ${color.inkMuted};
    font-size: ${font.size.s};
    line-height: 1.45;
  }
`

const drawLine = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`

/** The line from the file to a capital. */
export const CapitalLine = styled.path`
  stroke: ${color.accent};
  stroke-width: 1.5;

  @media (prefers-reduced-motion: no-preference) {
    stroke-dasharray: 1;
    animation: ${drawLine} .45s ease-out;
  }
`
