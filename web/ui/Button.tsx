import styled, { css } from 'styled-components'
import { color, font } from '../theme/tokens.ts'

/** A filled button, an outlined one, or a link with an arrow. */
export type ButtonVariant = 'primary' | 'secondary' | 'onward'

const box = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: .35em;
  min-height: 3rem;
  padding: .65rem 1.4rem;
  border: 1px solid;
  border-radius: 0;
  font: 600 1rem/1.25 ${font.sans};
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  /* E-mail addresses may be wider than small screens. */
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color .15s, color .15s;

  &:active {
    box-shadow: inset 0 0 0 2px currentColor;
  }
`

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 12'%3E%3Cpath d='M0 6h14M9.5 1.5 14 6l-4.5 4.5' fill='none' stroke='%23000' stroke-width='1.7'/%3E%3C/svg%3E\")"

const variants = {
  primary: css`
    ${box}
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};

    &:hover {
      border-color: ${color.primaryHover};
      background: ${color.primaryHover};
      color: ${color.onPrimary};
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
  `,
  /* A link to an item’s page: bold, with an arrow. */
  onward: css`
    display: inline-block;
    padding: .2rem 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: left;
    text-decoration: underline 1px ${color.accent};
    text-underline-offset: .22em;
    overflow-wrap: anywhere;
    cursor: pointer;

    &::after {
      display: inline-block;
      width: 1em;
      height: .75em;
      margin-left: .5em;
      background: currentColor;
      mask: ${arrow} center/contain no-repeat;
      transition: transform .15s;
      content: '';
    }

    &:hover::after {
      transform: translateX(.25em);
    }

    @media (forced-colors: active) {
      &::after {
        background: LinkText;
      }
    }

    @media print {
      text-decoration: none;

      &::after {
        display: none;
      }
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>

export const buttonStyle = css<{ $variant?: ButtonVariant }>`
  text-wrap: balance;
  ${({ $variant = 'primary' }) => variants[$variant]}
`

export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))<{
  $variant?: ButtonVariant
}>`
  ${buttonStyle}

  &:disabled {
    border-color: ${color.edge};
    background: ${color.tint};
    color: ${color.inkMuted};
    cursor: progress;
  }
`

/** A button that links to another site, a telephone or an email program. */
export const ButtonAnchor = styled.a<{ $variant?: ButtonVariant }>`
  ${buttonStyle}
`
