import styled from 'styled-components'
import { below, color, font, grid } from '../../theme/tokens.ts'

export const Table = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: auto 1fr ${({ $columns }) => $columns};
  column-gap: .75rem;
  font-size: ${font.size.s};
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.35;

  @media (max-width: 22.5rem) {
    column-gap: .375rem;
    font-size: .75rem;
  }

  > *, li {
    display: grid;
    grid-column: 1/-1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }

  /* Without columns, each value follows the title of its column. */
  ${below.tiny} {
    display: block;

    > ul {
      display: block;
    }

    li, dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0 .75rem;
    }

    dt {
      position: static;
      width: auto;
      height: auto;
      color: ${color.inkMuted};
      clip-path: none;
    }
  }
`

/** The titles of the columns, which screen readers announce with each value. */
export const Titles = styled.div`
  padding-bottom: .4rem;
  break-after: avoid;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};

  ${below.tiny} {
    && {
      display: none;
    }
  }
`

export const Row = styled.li`
  position: relative;
  padding-block: .4rem .45rem;
  border-top: 1px solid ${color.rule};
  break-inside: avoid;

  &:last-child {
    border-bottom: 1px solid ${color.rule};

    /* Not alone on a page. */
    break-before: avoid;
  }

  &:hover {
    background: ${color.tint};
  }
`

export const Code = styled.span`
  color: ${color.accent};
  min-width: 1.9em;
  letter-spacing: .02em;
`

/** The checkbox of a row. A click anywhere in the row except its link ticks it. */
export const TickRow = styled.label`
  align-self: center;
  min-width: 1.9em;

  input {
    position: relative;
    z-index: 1;
  }

  &::after {
    position: absolute;
    inset: 0;
    cursor: pointer;
    content: '';
  }

  ~ a {
    position: relative;
    z-index: 1;
  }
`

export const Name = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;

  a& {
    margin-block: -.25rem;
    padding-block: .25rem;
  }
`

export const Details = styled.dl`
  display: grid;
  grid-column: 3/-1;
  grid-template-columns: subgrid;
  align-items: baseline;
`

/** A value of a row. Numbers are right-aligned; marks are centred in their columns. */
export const Cell = styled.dd<{ $align?: 'end' | 'center' | undefined }>`
  text-align: ${({ $align }) => $align};
  ${({ $align }) => $align === 'end' && 'white-space: nowrap;'}
  ${({ $align }) => $align === 'center' && 'width: clamp(3.75rem, 17vw, 6.5rem);'}
`

/** The population as a segment of the row's border. */
export const Share = styled.svg`
  position: absolute;
  z-index: 1;
  bottom: -2px;
  left: 0;
  fill: ${color.member};
  forced-color-adjust: none;
`

/** A square for a member, a dash for others. */
export const Mark = styled.span<{ $member: boolean }>`
  &::before {
    display: inline-block;
    width: .6875rem;
    height: ${({ $member }) => ($member ? '.6875rem' : '1px')};
    background: ${({ $member }) => ($member ? color.member : color.edge)};
    vertical-align: ${({ $member }) => ($member ? 'baseline' : '.25em')};
    content: '';
    forced-color-adjust: none;
  }
`

/** A list of names without details, in two columns. */
export const Names = styled.ul`
  break-inside: avoid;
  font-size: ${font.size.s};
  line-height: 1.35;

  > li {
    display: flex;
    gap: .75rem;
  }

  columns: 2 8rem;
  column-gap: ${grid.gap};
`
