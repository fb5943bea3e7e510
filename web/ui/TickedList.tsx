import styled from 'styled-components'
import type { Point } from '../../shared/content/languages/inLanguage.ts'
import { translatedProps } from '../i18n/translatedProps.ts'
import { color, font, grid } from '../theme/tokens.ts'
import { Columns } from './layout.tsx'
import { entryMarkSize, squareMark } from './marks.ts'

/** An entry below a hairline, marked with the square of the weave. In print, lists stay on one page. */
export const TickedEntry = styled.li<{ $columns: boolean }>`
  position: relative;
  padding: ${({ $columns }) => ($columns ? '.7rem' : '.35rem')} 0 ${({ $columns }) => ($columns ? '.7rem' : '.35rem')} 1.15rem;
  border-top: 1px solid ${color.rule};
  font-size: ${({ $columns }) => ($columns ? font.size.m : font.size.s)};
  line-height: 1.45;

  &:first-child {
    border-top-width: ${({ $columns }) => ($columns ? 1 : 0)}px;
  }

  &::before {
    ${({ $columns }) =>
      squareMark({
        size: entryMarkSize,
        top: $columns ? '1.25rem' : '.85rem',
        fill: color.primary,
      })}
  }

  & + & {
    break-before: avoid-page;
    break-inside: avoid;
  }
`

/**
 * More than eight short entries in two columns. Rules are below the entries, so that both columns start at the same
 * height.
 */
const Halves = styled.ul`
  columns: 2 8rem;
  column-gap: ${grid.gap};

  > li {
    border: solid ${color.rule};
    border-width: 0 0 1px;
  }
`

type TickedListProps = {
  points: Point[]
  /** Shows the list, as the body of a section, in three columns, or in two if these leave no gap. */
  columns?: boolean
}

export function TickedList({ points, columns = false }: TickedListProps) {
  const entries = points.map(({ _key, text }) => (
    <TickedEntry key={_key} $columns={columns} {...translatedProps(text)} />
  ))
  const isLong = points.length > 8 && points.every(({ text }) => text.value.length <= 36)
  if (!columns) return isLong ? <Halves>{entries}</Halves> : <ul>{entries}</ul>
  return <Columns $max={[2, 4].includes(points.length % 6) ? 2 : 3}>{entries}</Columns>
}
