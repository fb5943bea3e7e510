import styled, { css } from 'styled-components'
import { color, from, grid } from '../theme/tokens.ts'

/** A container of limited width, with the page's margins. */
export const Container = styled.div`
  max-width: ${grid.width};
  margin-inline: auto;
  padding-inline: ${grid.page};

  @media print {
    padding: 0;
  }
`

export const columnGrid = css`
  display: grid;
  grid-template-columns: ${grid.columns};
  column-gap: ${grid.gap};
  align-items: start;
`

export const twelveColumns = css`
  ${from.large} {
    ${columnGrid}
  }
`

/** Places an element in columns of the grid on large screens. */
export const spanning = (lines: string) => css`
  ${from.large} {
    grid-column: ${lines};
  }
`

const fiveColumns = css`
  ${from.wide} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

/**
 * One column on phones, two on tablets or three if `$max` is three, and `$max` on large screens. Five columns have room
 * for their words only on wide screens; on large screens, there are then three in a row.
 */
export const Columns = styled.ul<{ $max: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${grid.gap};

  ${from.small} {
    grid-template-columns: repeat(${({ $max }) => Math.min($max, 2)}, minmax(0, 1fr));
  }

  ${({ $max }) => ($max === 3 ? from.medium : from.large)} {
    grid-template-columns: repeat(${({ $max }) => ($max === 5 ? 3 : $max)}, minmax(0, 1fr));
  }

  ${({ $max }) => $max === 5 && fiveColumns}

  /* Chromium moves rows of a grid to the next page and leaves their heading. */
  @media print {
    display: flex;
    flex-wrap: wrap;

    > * {
      width: calc(50% - ${grid.gap} / 2);
    }
  }
`

/** A list in columns with rules between them; one column on small screens. */
export const RuledColumns = styled(Columns)`
  ${from.large} {
    column-gap: 0;

    > li {
      padding-right: ${grid.gap};
    }

    > li + li {
      padding-left: ${grid.gap};
      border-left: 1px solid ${color.rule};
    }
  }
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.75rem 1rem;
`
