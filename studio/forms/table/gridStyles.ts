import styled from 'styled-components'

export const GridTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: .8125rem;
  line-height: 1.4;

  th, td {
    position: relative;
    min-width: 6.5rem;
    max-width: 18rem;
    padding: .5rem;
    border: 1px solid var(--card-border-color);
    text-align: left;
    vertical-align: top;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    cursor: cell;
  }

  th {
    width: 1%;
    min-width: 2.5rem;
    color: var(--card-muted-fg-color);
    font-weight: 400;
    white-space: nowrap;
    cursor: default;
  }

  td {
    height: 1.2em;
    user-select: none;
  }

  [data-line='heads'] > td, [data-line='total'] > td, td:nth-child(2) {
    font-weight: 600;
  }

  [data-line='units'] > td {
    padding-block: .25rem;
    color: var(--card-muted-fg-color);
    font-weight: 400;
  }

  [data-line='total'] > * {
    border-top: 2px solid var(--card-fg-color);
  }

  td[data-numbers] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  td[data-english] {
    color: var(--card-muted-fg-color);
  }

  td[data-stale] {
    background: var(--card-badge-caution-bg-color, #fff4c7);
  }

  td[aria-selected='true'] {
    background: color-mix(in srgb, var(--card-focus-ring-color) 14%, transparent);
  }

  td[data-active] {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }
`

/** A cell of the grid, which gives it its role. */
export const CellBox = styled.td``

export const CellField = styled.textarea`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  resize: none;
  field-sizing: content;
`
