import { css } from 'styled-components'
import { color } from '../theme/tokens.ts'

export const fieldBox = css`
  min-height: 3rem;
  padding: .65rem .85rem;
  border: 1px solid ${color.edge};
  border-radius: 0;
  background: ${color.field};
  color: inherit;
  font: inherit;
`

/** A search field. Chromium adds a blue cross that clears the field. */
export const searchBox = css`
  ${fieldBox}

  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`
