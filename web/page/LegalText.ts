import styled from 'styled-components'
import { unfolded } from '../ui/Fold.tsx'

/** The text of a legal page: one column in one size, nothing folded, whatever the length of a clause. */
export const LegalText = styled.div`
  details {
    ${unfolded}
  }

  [data-prose] {
    max-width: 42em;
    columns: auto;

    > div > p:first-child {
      margin: 0;
      font: inherit;
      letter-spacing: inherit;

      + * {
        margin-top: 1em;
      }
    }
  }
`
