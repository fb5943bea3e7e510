import styled from 'styled-components'
import { color, font, from } from '../../theme/tokens.ts'
import { noteLetters } from './tableStyles.ts'
import type { Pair } from './usePair.ts'

/** Matches screens without room for all columns. */
export const narrow = '@media screen and (max-width: 63.98rem)'

/** On narrow screens, the column of heads and two others. */
export const Compared = styled.div<{ $pair: Pair }>`
  ${narrow} {
    html[data-scripted] & {
      table {
        min-width: 0;
        font-size: .875rem;
      }

      /* The longest words fit at 360 px. */
      th, td {
        padding-inline: .3125rem;
      }

      tr > :first-child {
        width: 5.5rem;
        padding-inline: 0;
        font-size: ${font.size.xs};
      }

      tr > :not(:first-child, ${({ $pair }) => $pair.map((row) => `:nth-child(${row + 2})`).join()}) {
        display: none;
      }
    }
  }
`

export const Columns = styled.table`
  width: 100%;
  min-width: 57rem;
  border-collapse: collapse;
  font-size: ${font.size.s};
  line-height: 1.45;
  table-layout: fixed;

  th, td {
    padding: .75rem .5rem .85rem;
    border-left: 1px solid ${color.rule};
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
    hyphens: auto;

    ${from.wide} {
      padding-inline: 1rem;
    }
  }

  tr > :first-child {
    position: sticky;
    z-index: 1;
    left: 0;
    width: 7rem;
    padding-left: 0;
    border-left: 0;
    background: ${color.paper};
    color: ${color.inkMuted};
    font-weight: 400;

    ${from.wide} {
      width: 8.5rem;
    }
  }

  thead th {
    border-bottom: 1px solid ${color.ink};
    vertical-align: bottom;
  }

  thead a {
    display: inline-block;
    max-width: 100%;
    padding-block: .2rem;
    font: ${font.serifWeight} ${font.size.m}/1.2 ${font.serif};

    ${from.wide} {
      font-size: ${font.size.l};
    }
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.rule};
  }

  tr[data-scale] > * {
    padding-top: 0;
  }

  ${noteLetters}

  @media print {
    min-width: 0;
    font-size: 7pt;

    th, td {
      padding: 1mm 1.5mm;
    }

    tr > :first-child {
      position: static;
      width: 1.9cm;
    }

    thead a {
      font-size: 8.5pt;
      text-decoration: none;
    }

    tr {
      break-inside: avoid;
    }
  }
`
