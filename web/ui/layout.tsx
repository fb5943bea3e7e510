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

/** Twelve columns on large screens. */
export const twelveColumns = css`
  ${from.large} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${grid.gap};
    align-items: start;
  }
`

/** Two columns from small screens up. */
export const twoColumns = css`
  display: grid;
  gap: 0 ${grid.gap};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** A row of links and buttons that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.75rem 1rem;
`
