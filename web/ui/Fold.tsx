import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styled, { css } from 'styled-components'
import { from } from '../theme/tokens.ts'
import { Summary } from './Summary.ts'

/**
 * Shows the content of `<details>` without a control. An element without boxes cannot hide its content, and its summary
 * cannot be focused. Browsers that do not support this keep the fold.
 */
export const unfolded = css`
  @supports selector(::details-content) {
    &, &::details-content, > summary {
      display: contents;
    }

    > summary::after {
      display: none;
    }

    /* Not a control here. */
    @media (forced-colors: active) {
      > summary, > summary ::before {
        color: CanvasText;
      }
    }
  }
`

const Details = styled.details<{ $onPhones: boolean }>`
  > summary > * {
    min-width: 0;
  }

  ${({ $onPhones }) =>
    $onPhones
      ? css`
          ${from.small}, print {
            ${unfolded}
          }
        `
      : css`
          @media print {
            ${unfolded}
          }
        `}
`

/** Opens details that are shown whole, so that screen readers do not call them collapsed. */
export function useUnfolded(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const { current } = details
    if (current && getComputedStyle(current).display === 'contents') current.open = true
  }, [details])
}

type FoldProps = {
  heading: ReactNode
  children: ReactNode
  /** Whether it folds only on phones, where lists have one column. */
  onPhones?: boolean
}

/** An item that folds to its heading. In print, it is open. */
export function Fold({ heading, children, onPhones = false }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useUnfolded(details)
  return (
    <Details ref={details} $onPhones={onPhones} suppressHydrationWarning>
      <Summary>{heading}</Summary>
      {children}
    </Details>
  )
}

/** An entry of a list. On phones, all but the first fold to their headings. */
export function ListFold({
  index,
  heading,
  children,
}: Pick<FoldProps, 'heading' | 'children'> & { index: number }) {
  if (index > 0)
    return (
      <Fold heading={heading} onPhones>
        {children}
      </Fold>
    )
  return (
    <>
      {heading}
      {children}
    </>
  )
}
