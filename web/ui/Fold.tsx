import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { from } from '../theme/tokens.ts'
import { Summary } from './Summary.ts'

/**
 * Shows what details fold, without a control: details without boxes cannot be hidden, nor their summaries focused.
 * Browsers that cannot do so keep the fold.
 */
export const unfolded = css`
  @supports selector(::details-content) {
    &, &::details-content, > summary {
      display: contents;
    }

    > summary::after {
      display: none;
    }
  }
`

const Details = styled.details<{ $onPhones: boolean }>`
  ${({ $onPhones }) =>
    $onPhones &&
    css`
      ${from.large} {
        ${unfolded}
      }
    `}

  @media print {
    ${unfolded}
  }
`

type FoldProps = {
  heading: ReactNode
  children: ReactNode
  /** Whether it folds on small screens only. */
  onPhones?: boolean
}

/** An item that folds to its heading. In print, it is open. */
export function Fold({ heading, children, onPhones = false }: FoldProps) {
  return (
    <Details $onPhones={onPhones} suppressHydrationWarning>
      <Summary>{heading}</Summary>
      {children}
    </Details>
  )
}
