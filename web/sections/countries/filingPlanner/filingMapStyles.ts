import styled from 'styled-components'
import { below, color, font } from '../../../theme/tokens.ts'
import { routeFills } from './filingPlannerStyles.ts'

export const Figure = styled.figure`
  min-width: 0;

  ${below.medium} {
    order: 1;
  }

  @media print {
    order: 1;
  }
`

export const MapSvg = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  font: 600 13px ${font.sans};
  forced-color-adjust: none;

  [data-place='open'] {
    fill: ${routeFills.open};
  }

  [data-place='aripo'] {
    fill: ${color.member};
  }

  [data-place='oapi'] {
    fill: ${color.memberSecond};
  }

  [data-place='none'] {
    fill: ${color.paper};
    stroke: ${color.accent};
    stroke-dasharray: 3 2;
    stroke-width: 1.6;
  }

  [data-highlighted] {
    fill: ${color.accent};
  }

  text {
    fill: ${color.ink};
    stroke: ${color.paper};
    stroke-width: 3.5;
    paint-order: stroke;
    pointer-events: none;
    text-anchor: middle;
    dominant-baseline: central;
  }

`

export const Area = styled.use<{ $fill?: string | undefined }>`
  fill: ${({ $fill = color.land }) => $fill};
  cursor: pointer;
  transition: fill .2s;

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: .25rem 1.25rem;
  margin-top: .4rem;
`
