import styled from 'styled-components'
import { below, color, font, from } from '../../../theme/tokens.ts'

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

  /* Without a number, before a country is ticked. */
  > :only-child {
    grid-column: 1/-1;
  }

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
    color: ${color.inkMuted};
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

  caption {
    padding-bottom: .5rem;
    font-weight: 600;
    text-align: left;
  }

  thead th {
    padding: 0 .5rem .35rem 0;
    color: ${color.inkMuted};
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
      color: ${color.inkMuted};
    }
  }

  [data-idle] :is(th, td) {
    color: ${color.inkMuted};
    font-weight: 400;
  }

  /* On phones the time has a line of its own. */
  ${below.small} {
    display: block;
    overflow-wrap: anywhere;

    caption, thead, tbody {
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
  margin-bottom: .2rem;
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
  color: ${color.inkMuted};
  font-size: ${font.size.s};
  line-height: 1.5;
`
