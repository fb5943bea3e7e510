import { css } from 'styled-components'
import { color } from '../theme/tokens.ts'

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 12'%3E%3Cpath d='M0 6h14M9.5 1.5 14 6l-4.5 4.5' fill='none' stroke='%23000' stroke-width='1.7'/%3E%3C/svg%3E\")"

/** The style of a link that leads on from an item: bold, with an arrow. */
export const onwardStyle = css`
  display: inline-block;
  padding: .2rem 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: left;
  text-decoration: underline 1px ${color.laterite};
  text-underline-offset: .22em;
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
`
