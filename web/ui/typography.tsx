import styled from 'styled-components'
import { color, font, readingWidth } from '../theme/tokens.ts'

export const H1 = styled.h1`
  font-size: ${font.size.h1};
  letter-spacing: -0.02em;
`

export const H2 = styled.h2`
  font-size: ${font.size.h2};
  letter-spacing: -0.01em;
`

export const H3 = styled.h3`
  font-size: ${font.size.h3};
`

/** A paragraph that introduces what follows. */
export const Lead = styled.p`
  max-width: ${readingWidth};
  color: ${color.muted};
  font-size: ${font.size.lead};
  line-height: 1.5;
`

export const Muted = styled.p`
  color: ${color.muted};
`

/** A small label that classifies a card or step. */
export const Tag = styled.span`
  align-self: flex-start;
  padding: 0.125rem 0.625rem;
  border: 1px solid ${color.accent};
  border-radius: 999px;
  color: ${color.accent};
  font-size: ${font.size.small};
  font-weight: 600;
`

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
