import styled from 'styled-components'

/** The text of a legal page: one column in one size, whatever the length of a clause. */
export const LegalText = styled.div`
  [data-prose] {
    max-width: 42em;
    columns: auto;

    > div > p:first-child:not(:last-child) {
      margin: 0;
      font: inherit;
      letter-spacing: inherit;

      + * {
        margin-top: 1em;
      }
    }
  }
`
