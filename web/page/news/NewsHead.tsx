import styled from 'styled-components'

/**
 * The heading of an article. An article's heading is a sentence, and therefore smaller than the short headings of other
 * pages.
 */
export const NewsHead = styled.div`
  h1 {
    font-size: min(clamp(2.125rem, 1.3rem + 3vw, 3.5rem), 11vw);
    line-height: 1.08;
  }
`
