import styled, { css } from 'styled-components'
import { from, grid } from '../theme/tokens.ts'

/** Limits the content's width and keeps the page's margins. */
export const Container = styled.div`
  max-width: ${grid.width};
  margin-inline: auto;
  padding-inline: ${grid.page};

  @media print {
    padding: 0;
  }
`

export const twelve = css`
  display: grid;
  grid-template-columns: ${grid.columns};
  column-gap: ${grid.gap};
  align-items: start;
`

/** Twelve columns on large screens. */
export const twelveColumns = css`
  ${from.large} {
    ${twelve}
  }
`

/** Places an element in columns of the grid on large screens. */
export const spanning = (lines: string) => css`
  ${from.large} {
    grid-column: ${lines};
  }
`

/** A grid of one column on small screens, two from there up, and where told three on large ones. */
export const columns = (most: 2 | 3) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${grid.gap};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    ${most === 3 && 'grid-template-columns: repeat(3, minmax(0, 1fr));'}
  }
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.75rem 1rem;
`
