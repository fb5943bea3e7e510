import styled, { css } from 'styled-components'
import { color, radius } from '../theme/tokens.ts'

export type ButtonLook = 'primary' | 'secondary' | 'onDeep'

const looks = {
  primary: css`
    background: ${color.brand};
    border-color: ${color.brand};
    color: ${color.onBrand};

    &:hover {
      background: ${color.brandStrong};
      border-color: ${color.brandStrong};
    }
  `,
  secondary: css`
    border-color: ${color.brand};
    color: ${color.brand};

    &:hover {
      background: ${color.tint};
    }
  `,
  onDeep: css`
    border-color: ${color.onDeep};
    color: ${color.onDeep};

    &:hover {
      background: ${color.onDeep};
      color: ${color.deep};
    }
  `,
} satisfies Record<ButtonLook, ReturnType<typeof css>>

/** The style of buttons and of links that look like one. */
export const buttonStyle = css<{ $look?: ButtonLook }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 2px solid;
  border-radius: ${radius.small};
  background: none;
  font: inherit;
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  /* E-mail addresses may be wider than small screens. */
  overflow-wrap: anywhere;
  cursor: pointer;
  ${({ $look = 'primary' }) => looks[$look]}
`

export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))<{
  $look?: ButtonLook
}>`
  ${buttonStyle}
`

/** A link that looks like a button, to another site, a telephone or a mail program. */
export const ButtonAnchor = styled.a<{ $look?: ButtonLook }>`
  ${buttonStyle}
`
