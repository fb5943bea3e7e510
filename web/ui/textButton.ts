import { css } from 'styled-components'
import { color, font } from '../theme/tokens.ts'

/** A button that looks like a link. */
export const textButton = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: 600 ${font.size.s}/1.25 ${font.sans};
  text-decoration: underline 1px ${color.accent};
  text-underline-offset: .22em;
  cursor: pointer;
`
