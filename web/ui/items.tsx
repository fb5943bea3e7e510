import styled from 'styled-components'
import { color, font, from, grid } from '../theme/tokens.ts'
import { Secondary, SmallH3 } from './typography.tsx'

/** A titled item below a hairline, in `Columns`. */
export const GridItem = styled.li`
  padding-block: .75rem 1rem;
  border-top: 1px solid ${color.rule};
  break-inside: avoid;

  p {
    margin-top: .4rem;
    line-height: 1.55;
  }

  &:has(${SmallH3}) p {
    margin-top: .15rem;
    color: ${color.inkMuted};
    font-size: ${font.size.s};
    line-height: 1.5;
  }

  ul, a, button {
    margin-top: .5rem;
  }

  /* Folded, it is as high as its heading. */
  > details:not([open]) {
    margin-block: -.4rem -.6rem;
  }
`

/** Rows with a title, a time below it, a text with its link, and a list, such as one service per row. */
export const Rows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: .6rem ${grid.gap};
    padding-block: 1rem 1.25rem;
    border-top: 1px solid ${color.rule};
    break-inside: avoid;

    &:first-child {
      padding-top: 0;
      border-top: 0;
    }

    ${from.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > :first-child,
      > p,
      > div:where(:last-child) {
        grid-column: 1/-1;
      }
    }

    ${from.large} {
      grid-template-columns: ${grid.columns};
      grid-auto-flow: dense;

      > div,
      > details > div {
        grid-column: 5/10;
        padding-right: 1rem;
      }

      > p,
      > ul,
      > details > ul {
        grid-column: 10/-1;
      }

      > :first-child,
      > details > summary > * {
        grid-column: 1/5;
      }

      h3 {
        font-size: 1.75rem;
      }
    }
  }

  p + a {
    margin-top: .6rem;
  }
`

export const Remark = styled(Secondary)`
  font-size: ${font.size.xs};
`
