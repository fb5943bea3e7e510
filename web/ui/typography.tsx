import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { below, color, font, from } from '../theme/tokens.ts'

const serif = css`
  font-family: ${font.serif};
  font-weight: ${font.serifWeight};
  font-synthesis: none;
  text-wrap: balance;
`

const Compound = styled.span`
  white-space: nowrap;

  ${below.tiny} {
    white-space: normal;
  }
`

/**
 * Keeps compounds of up to 16 letters, such as “post-approval”, on one line. Larger ones may not fit small screens. The
 * key makes React replace the text as a whole, because translators replace the text nodes beside elements.
 */
const withCompounds = ({ children }: { children?: ReactNode }) => {
  if (typeof children !== 'string' || !children.includes('-')) return {}
  const parts = children
    .split(/(?<!\S)(?=\S{1,16}(?!\S))(\S+-\S+)/)
    .map((part, index) => (index % 2 === 1 ? <Compound key={part}>{part}</Compound> : part))
  return { children: <span key={children}>{parts}</span> }
}

export const H1 = styled.h1`
  ${serif}
  font-size: ${font.size.h1};
  line-height: 1.04;
  letter-spacing: -.018em;

  @media print {
    font-size: 26pt;
  }
`

export const H2 = styled.h2.attrs(withCompounds)`
  ${serif}
  font-size: ${font.size.h2};
  line-height: 1.14;
  letter-spacing: -.01em;
`

export const H3 = styled.h3.attrs(withCompounds)`
  ${serif}
  font-size: ${font.size.xl};
  line-height: 1.2;
  letter-spacing: -.005em;
`

/** The heading of an item with one line of text, in that text's font. */
export const SmallH3 = styled.h3.attrs(withCompounds)`
  font-size: ${font.size.m};
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
`

/** Returns `content` of a counter that screen readers skip, in browsers that support it. */
export const silentCounter = (counter: string) => css`
  content: ${counter};
  content: ${counter} / '';
`

/** The number of an item above its heading, such as 3.2, after the section's number. */
const itemNumber = css`
  &::before {
    ${silentCounter("counter(section) '.' counter(item)")}
    display: block;
    counter-increment: item;
    color: ${color.accent};
    font: 400 ${font.size.s}/1.5 ${font.sans};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0;
  }
`

export const NumberedH3 = styled(H3)`
  ${itemNumber}
`

/** The width of the margin for the numbers of sections and items. */
export const numberWidth = `calc(1.5 * ${font.size.h2})`

/** Numbers a heading in the margin of the section's number. */
export const marginNumber = css`
  ${itemNumber}

  ${from.large} {
    display: grid;
    grid-template-columns: ${numberWidth} minmax(0, 1fr);
    align-items: baseline;
  }
`

export const MarginNumberedH3 = styled(H3)`
  ${marginNumber}
`

export const Lead = styled.p.attrs(withCompounds)`
  max-width: 36em;
  color: ${color.inkMuted};
  font-size: ${font.size.lead};
  line-height: 1.5;
`

export const Secondary = styled.p.attrs(withCompounds)`
  color: ${color.inkMuted};
  font-size: ${font.size.s};
  line-height: 1.5;
`

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
