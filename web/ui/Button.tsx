import styled, { css } from 'styled-components'
import { PageLink } from '../routing/PageLink.tsx'
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

const shape = css<{ $look?: ButtonLook }>`
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
  cursor: pointer;
  ${({ $look = 'primary' }) => looks[$look]}
`

/** Something that happens on this page. */
export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))<{
  $look?: ButtonLook
}>`
  ${shape}
`

/** A way to another page of the site that stands out. */
export const ButtonLink = styled(PageLink)<{ $look?: ButtonLook }>`
  ${shape}
`

/** The same for addresses outside the site, telephone and mail. */
export const ButtonAnchor = styled.a<{ $look?: ButtonLook }>`
  ${shape}
`
