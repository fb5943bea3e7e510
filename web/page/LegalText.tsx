import styled from 'styled-components'
import { ProseText } from '../sections/prose/Prose.tsx'

/** Clauses of a legal page: one column in one size, however many paragraphs a clause has. */
export const LegalText = styled.div`
  ${ProseText} > div {
    columns: auto;

    > p:first-child {
      font: inherit;
      letter-spacing: inherit;
    }
  }
`
