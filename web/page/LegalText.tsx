import styled from 'styled-components'

/** Clauses of a legal page: one column in one size, however many paragraphs a clause has. */
export const LegalText = styled.div`
  [data-prose] > div {
    max-width: 42em;
    columns: auto;

    > p:first-child:not(:last-child) {
      margin: 0;
      font: inherit;
      letter-spacing: inherit;

      + * {
        margin-top: 1em;
      }
    }
  }
`
