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

/** A field that Chromium gives a blue cross, which clears it. */
export const searchBox = css`
  ${fieldBox}

  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`
