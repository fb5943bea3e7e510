import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { Text } from '../../shared/content/text.ts'
import { translated } from '../i18n/text.ts'
import { color, font } from '../theme/tokens.ts'

/** A numbered figure. Its caption is a `FigureCaption`. */
export const Figure = styled.figure`
  counter-increment: figure;
`

const caption = css`
  padding-top: .5rem;
  color: ${color.ink2};
  font-size: ${font.size.xs};
  line-height: 1.5;
`

const FigureLine = styled.figcaption<{ $ruled: boolean }>`
  ${caption}
  ${({ $ruled }) => $ruled && `margin-top: .85rem; border-top: 1px solid ${color.rule};`}
`

const TableLine = styled.p`
  counter-increment: table;
  ${caption}
`

/** “Figure” with its number. Screen readers skip the number, and hear that the caption follows. */
const Label = styled.b<{ $counter: 'figure' | 'table' }>`
  color: ${color.ink};
  font-weight: 600;

  &::after {
    content: ' ' counter(${({ $counter }) => $counter}) '. ';
    content: ' ' counter(${({ $counter }) => $counter}) '. ' / '. ';
  }
`

type CaptionProps = {
  /** The message `figure.label` or `table.label`. */
  label: Text
  /** What follows the number. */
  children: ReactNode
}

/**
 * The numbered caption of a `Figure`.
 * @param ruled false below a figure that ends with a line of its own
 */
export function FigureCaption({
  label,
  ruled = true,
  children,
}: CaptionProps & { ruled?: boolean }) {
  return (
    <FigureLine $ruled={ruled}>
      <Label $counter="figure" {...translated(label)} />
      {children}
    </FigureLine>
  )
}

/** The numbered caption below a table, which ends with a line of its own. */
export function TableCaption({ label, children }: CaptionProps) {
  return (
    <TableLine>
      <Label $counter="table" {...translated(label)} />
      {children}
    </TableLine>
  )
}
