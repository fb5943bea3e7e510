import styled, { css } from 'styled-components'
import { below, color, font } from '../../theme/tokens.ts'

/** The letters that link to the notes of a table. */
export const noteLetters = css`
  sup {
    font-size: .75em;
    line-height: 1;

    a {
      /* As large as a finger needs, where the letter stays. */
      margin-inline: -.7em;
      padding: .65em .95em;
      color: ${color.accent};
      text-decoration: none;
    }
  }
`

/** Scroll shadows: covers that scroll with the table hide the fixed shadows at its ends. */
export const Scroller = styled.div`
  /* Hidden texts are placed in it, not on the page, which they would widen. */
  position: relative;
  overflow-x: auto;
  border-block: 1px solid ${color.ink};
  background:
    linear-gradient(to right, ${color.paper} 30%, transparent) left/2.5rem 100% no-repeat local,
    linear-gradient(to left, ${color.paper} 30%, transparent) right/2.5rem 100% no-repeat local,
    linear-gradient(to right, ${color.rule}, transparent) left/.75rem 100% no-repeat,
    linear-gradient(to left, ${color.rule}, transparent) right/.75rem 100% no-repeat;

  @media print {
    overflow: visible;
    background: none;
  }
`

/** On phones, two columns share the width. In tables with more columns, all but the first scroll. */
const onPhones = {
  narrow: css`
    table-layout: fixed;

    th, td {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  `,
  scrolling: css`
    width: max-content;
    min-width: 100%;

    td {
      min-width: 9rem;
      max-width: 15rem;
      padding-left: .9rem;
    }

    td[data-numbers], th[data-numbers] {
      min-width: 0;
      padding-right: .5rem;
    }

    thead th + th {
      padding-left: .9rem;
    }

    th:first-child {
      position: sticky;
      z-index: 1;
      left: 0;
      width: 8.25rem;
      min-width: 8.25rem;
      max-width: 8.25rem;
      padding-right: .75rem;
      background: ${color.paper};
      box-shadow: 1px 0 ${color.rule};
      overflow-wrap: anywhere;
    }
  `,
}

export const TableElement = styled.table<{ $isNarrow: boolean; $hasNotes: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.s};
  line-height: 1.45;

  th, td {
    min-width: 8.5rem;
    max-width: 20rem;
    padding: .7rem 1.25rem .75rem 0;
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
    hyphens: auto;
    white-space: pre-line;
  }

  th {
    font-weight: 600;
  }

  thead th {
    border-bottom: 1px solid ${color.ink};
    vertical-align: bottom;
  }

  tbody th {
    min-width: 10rem;
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.rule};
  }

  tbody tr[data-total] > * {
    border-top: 1px solid ${color.ink};
    font-weight: 600;
  }

  th[data-numbers], td[data-numbers] {
    min-width: 5.5rem;
    text-align: right;
    font-variant-numeric: lining-nums tabular-nums;
  }

  td[data-numbers] {
    white-space: nowrap;

    /* The letter of a note does not move the number. */
    sup {
      display: inline-block;
      width: 0;
    }
  }

  th:last-child, td:last-child {
    padding-right: ${({ $hasNotes }) => ($hasNotes ? '.75rem' : 0)};
  }

  ${noteLetters}

  ${below.medium} {
    font-size: .875rem;
    ${({ $isNarrow }) => ($isNarrow ? onPhones.narrow : onPhones.scrolling)}
  }

  @media print {
    font-size: 8pt;

    thead {
      display: table-header-group;
    }

    tr {
      break-inside: avoid;
    }

    /* A short table stays on a page, and the first and last rows of a long one stay together. */
    &:not(:has(tbody > :nth-child(9))) {
      break-inside: avoid;
    }

    tbody > :nth-child(-n + 3) {
      break-after: avoid;
    }

    tbody > :nth-last-child(-n + 3) {
      break-before: avoid;
    }

    th, td {
      min-width: 0;
      padding-right: .75rem;
    }
  }
`

export const Unit = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  font-weight: 400;
`

/** The dash of an empty cell. */
export const Mark = styled.span`
  color: ${color.inkMuted};
`

export const Hint = styled.p`
  display: none;

  ${below.medium} {
    display: block;
    margin-bottom: .5rem;
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }
`

export const NoteList = styled.ol`
  max-width: 56em;
  margin-top: .6rem;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  line-height: 1.55;

  > li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
  }

  > li > :first-child {
    color: ${color.accent};
  }
`
