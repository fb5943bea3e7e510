import styled, { css } from 'styled-components'
import { color, font } from '../theme/tokens.ts'
import { onwardStyle } from './onwardLink.ts'

/** A filled button, an outlined one, or a link with an arrow. */
export type ButtonLook = 'primary' | 'secondary' | 'onward'

/** What filled and outlined buttons have in common. */
const box = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding: .65rem 1.4rem;
  border: 1px solid;
  border-radius: 0;
  font: 600 1rem/1.25 ${font.sans};
  text-align: center;
  text-decoration: none;
  /* E-mail addresses may be wider than small screens. */
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color .15s, color .15s;
`

const looks = {
  primary: css`
    ${box}
    border-color: ${color.green};
    background: ${color.green};
    color: ${color.onGreen};

    &:hover {
      border-color: ${color.greenHover};
      background: ${color.greenHover};
      color: ${color.onGreen};
    }

    &:active {
      box-shadow: inset 0 0 0 2px ${color.onGreen};
    }
  `,
  secondary: css`
    ${box}
    border-color: ${color.ink};
    background: none;
    color: ${color.ink};

    &:hover {
      background: ${color.ink};
      color: ${color.paper};
    }

    &:active {
      box-shadow: inset 0 0 0 2px ${color.paper};
    }
  `,
  onward: onwardStyle,
} satisfies Record<ButtonLook, ReturnType<typeof css>>

/** The style of buttons and of links that look like one. */
export const buttonStyle = css<{ $look?: ButtonLook }>`
  ${({ $look = 'primary' }) => looks[$look]}
`

export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))<{
  $look?: ButtonLook
}>`
  ${buttonStyle}

  &:disabled {
    border-color: ${color.edge};
    background: ${color.tint};
    color: ${color.ink2};
    cursor: progress;
  }
`

/** A link that looks like a button, to another site, a telephone or a mail program. */
export const ButtonAnchor = styled.a<{ $look?: ButtonLook }>`
  ${buttonStyle}
`
