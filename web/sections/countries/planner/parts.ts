import styled, { css } from 'styled-components'
import { below, color, font, from, grid } from '../../../theme/tokens.ts'
import { fieldBox } from '../../../ui/fieldBox.ts'

export const grounds = {
  aripo: color.member,
  madrid: `repeating-linear-gradient(90deg, ${color.member} 0 2px, ${color.member2} 2px 4px)`,
  oapi: color.member2,
  national: `repeating-linear-gradient(135deg, ${color.member3} 0 2px, ${color.hatch} 2px 3px)`,
  open: `color-mix(in oklab, ${color.member2} 32%, ${color.land})`,
}

/** List, map and result side by side if there is room; on phones the map is last. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem ${grid.gap};

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.wide} {
    grid-template-columns: minmax(0, 21rem) minmax(0, 1fr) minmax(0, 31rem);
  }

  @media print {
    grid-template-columns: minmax(0, 1fr) 5.6cm;
  }
`

export const Picker = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  @media print {
    display: none;
  }
`

export const FilterLabel = styled.label`
  margin-bottom: .35rem;
  font-size: ${font.size.s};
  font-weight: 600;
`

export const Filter = styled.input`
  ${fieldBox}
  width: 100%;
`

const textButton = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: 600 ${font.size.s}/1.25 ${font.sans};
  text-decoration: underline 1px ${color.laterite};
  text-underline-offset: .22em;
  cursor: pointer;
`

export const TextButton = styled.button.attrs({ type: 'button' })`
  ${textButton}
  min-height: 2.75rem;
`

/** Visible when it has the focus. */
export const SkipButton = styled.button.attrs({ type: 'button' })`
  ${textButton}
  align-self: start;
  min-height: 2.75rem;

  &:not(:focus) {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin-block: .35rem .25rem;
`

const columns = 'minmax(0, 1fr) repeat(4, 2.1rem)'

export const ColumnTitles = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: end;
  padding-bottom: .35rem;
  border-bottom: 1px solid ${color.ink};
  color: ${color.ink2};
  font-size: .75rem;
  line-height: 1.15;

  > span {
    justify-self: center;
    transform: rotate(180deg);
    writing-mode: vertical-rl;
  }

  > :first-child {
    grid-column: 2;
  }
`

export const Countries = styled.fieldset`
  min-width: 0;
  max-height: 25.5rem;
  padding: 0;
  border: 0;
  border-bottom: 1px solid ${color.ink};
  margin: 0;
  overflow: auto;
  scrollbar-width: thin;

  > p {
    padding: .8rem 0;
    color: ${color.ink2};
    font-size: ${font.size.s};
  }

  ${below.medium} {
    max-height: 20.5rem;
  }
`

export const GroupTitle = styled.h3`
  position: sticky;
  z-index: 1;
  top: 0;
  padding-block: .3rem;
  background: ${color.paper};
  color: ${color.ink2};
  font-size: ${font.size.xs};
  font-weight: 400;
  line-height: 1.4;
`

export const Choice = styled.label<{ $lit: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem 2rem ${columns};
  align-items: center;
  min-height: 2.5rem;
  border-top: 1px solid ${color.rule};
  background: ${({ $lit }) => $lit && color.tint};
  font-size: ${font.size.s};
  line-height: 1.25;
  cursor: pointer;

  &:has(:checked) {
    box-shadow: inset 3px 0 ${color.green};
    font-weight: 600;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`

export const Tick = styled.input`
  display: grid;
  place-items: center;
  width: 1.125rem;
  height: 1.125rem;
  border: 1px solid ${color.edge};
  border-radius: 0;
  margin: 0 0 0 .4rem;
  background: ${color.field};
  cursor: pointer;
  appearance: none;

  &:checked {
    border-color: ${color.green};
    background: ${color.green};
  }

  &:checked::after {
    width: .5rem;
    height: .5rem;
    background: ${color.onGreen};
    content: '';
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`

export const Code = styled.span`
  color: ${color.laterite};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

/** A square for a route that is possible or used, an empty one for a possible one, else a dash. */
export const RouteMark = styled.span<{ $has: boolean; $spare?: boolean }>`
  display: inline-block;
  justify-self: center;
  width: .6875rem;
  height: ${({ $has, $spare }) => ($has || $spare ? '.6875rem' : '1px')};
  vertical-align: ${({ $has, $spare }) => !$has && !$spare && '.25em'};
  background: ${({ $has, $spare }) => ($has ? color.member : $spare ? 'none' : color.edge)};
  outline: ${({ $has, $spare }) => !$has && $spare && `1px solid ${color.edge}`};
  outline-offset: -1px;
  forced-color-adjust: none;
`

/** On phones, the number of applications stays in view below the list, and leads to the plan. */
export const Jump = styled.button.attrs({ type: 'button' })`
  display: none;

  ${below.medium} {
    position: sticky;
    z-index: 2;
    bottom: 0;
    display: flex;
    gap: .75rem;
    align-items: center;
    min-height: 3rem;
    padding: .4rem .75rem;
    border: 0;
    border-top: 1px solid ${color.ink};
    background: ${color.manila};
    color: inherit;
    font: inherit;
    font-size: ${font.size.s};
    text-align: left;
    text-decoration: underline 1px ${color.laterite};
    text-underline-offset: .22em;
    cursor: pointer;

    b {
      font: ${font.serifWeight} 2rem/1 ${font.serif};
    }
  }
`

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
    fill: ${grounds.open};
  }

  [data-place='aripo'] {
    fill: ${color.member};
  }

  [data-place='oapi'] {
    fill: ${color.member2};
  }

  [data-place='none'] {
    fill: ${color.paper};
    stroke: ${color.laterite};
    stroke-dasharray: 3 2;
    stroke-width: 1.6;
  }

  [data-lit] {
    fill: ${color.laterite};
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

/** A country on the map. */
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

export const Result = styled.div`
  min-width: 0;
  scroll-margin-top: 6rem;

  ${from.medium} {
    grid-column: 1/-1;
  }

  ${from.wide} {
    grid-column: auto;
  }

  @media print {
    grid-column: 1;
  }
`

export const Say = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: 1.1rem;
  align-items: start;
  padding-bottom: 1.1rem;

  > b {
    min-width: .6em;
    font: ${font.serifWeight} clamp(3.5rem, 2.5rem + 3vw, 5rem)/.86 ${font.serif};
    font-variant-numeric: lining-nums tabular-nums;
    letter-spacing: -.02em;
  }

  strong {
    display: block;
    font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};
  }

  p {
    margin-top: .3rem;
    line-height: 1.5;
  }

  p + p {
    color: ${color.ink2};
    font-size: ${font.size.s};
  }
`

export const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.s};
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.35;
  text-align: left;

  thead th {
    padding: 0 .5rem .35rem 0;
    color: ${color.ink2};
    font-size: ${font.size.xs};
    font-weight: 400;
    vertical-align: bottom;
  }

  tbody {
    border-top: 1px solid ${color.rule};
    break-inside: avoid;
  }

  thead + tbody {
    border-color: ${color.ink};
  }

  tbody th, td {
    padding: .55rem .5rem .15rem 0;
    font-weight: 600;
    vertical-align: baseline;
  }

  tbody th {
    white-space: nowrap;
  }

  tbody th > :first-child {
    margin-right: .5rem;
  }

  td {
    font-weight: 400;
  }

  tr + tr > td {
    padding-block: 0 .6rem;
    font-size: ${font.size.xs};

    > span {
      font-weight: 600;
    }

    > p {
      color: ${color.ink2};
    }
  }

  [data-idle] :is(th, td) {
    color: ${color.ink2};
    font-weight: 400;
  }

  /* On phones the time has a line of its own. */
  ${below.small} {
    overflow-wrap: anywhere;

    :is(&, thead, tbody) {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: 4fr 3fr 3fr;
      align-items: baseline;
    }

    tbody th {
      white-space: normal;
    }

    td:nth-child(4), td:only-child {
      grid-column: 1/-1;
    }

    thead th:last-child {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  ${below.tiny} {
    tr {
      display: block;
    }
  }
`

export const Count = styled.td`
  ${from.small} {
    white-space: nowrap;
  }
`

export const Bar = styled.svg`
  display: block;
  width: 100%;
  height: .5rem;
  fill: none;
  stroke: ${color.member};
  forced-color-adjust: none;
`

export const Supply = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: .25rem 1.25rem;
  padding-top: .75rem;
  border-top: 1px solid ${color.ink};
  font-size: ${font.size.s};
  font-weight: 600;
`

export const Fees = styled.p`
  margin-block: .9rem 1.1rem;
  color: ${color.ink2};
  font-size: ${font.size.s};
  line-height: 1.5;
`
