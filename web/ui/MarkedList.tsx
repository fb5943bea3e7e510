import styled from 'styled-components'
import type { Point } from '../../shared/content/languages/inLanguage.ts'
import { translatedProps } from '../i18n/translatedProps.ts'
import { color, font } from '../theme/tokens.ts'
import { contactParts } from './contactParts.ts'
import { Columns } from './layout.tsx'
import { entryMarkSize, squareMark } from './marks.ts'

/** An entry, marked with the square of the weave. In print, lists stay on one page. */
export const MarkedEntry = styled.li<{ $columns: boolean }>`
  position: relative;
  padding: .25rem 0 .25rem 1.15rem;
  font-size: ${({ $columns }) => ($columns ? font.size.m : font.size.s)};
  line-height: 1.45;

  &::before {
    ${({ $columns }) =>
      squareMark({
        size: entryMarkSize,
        top: $columns ? '.8rem' : '.75rem',
        fill: color.primary,
      })}
  }

  & + & {
    break-before: avoid-page;
    break-inside: avoid;
  }
`

const Run = styled.ul`
  color: ${color.inkMuted};
  font-size: ${font.size.s};
  line-height: 1.5;

  > li {
    display: inline;
  }

  > li:not(:last-child)::after {
    content: '\\a0· ';
    content: '\\a0· ' / '';
  }
`

type ListProps = { points: Point[] }

/**
 * The entries of a list one after another, as in a sentence. Email addresses and telephone numbers are links. The key
 * makes React render a changed text in new elements, because translators may have replaced the text nodes.
 */
export function RunList({ points }: ListProps) {
  return (
    <Run>
      {points.map(({ _key, text }) => {
        const { children, ...props } = translatedProps(text)
        return (
          <li key={`${_key} ${children}`} {...props}>
            {withContactLinks(children)}
          </li>
        )
      })}
    </Run>
  )
}

function withContactLinks(text: string) {
  const parts = contactParts(text)
  return parts.some(({ url }) => url)
    ? parts.map(({ text, url }) =>
        url ? (
          <a key={url} href={url} translate="no">
            {text}
          </a>
        ) : (
          text
        ),
      )
    : text
}

type MarkedListProps = ListProps & {
  /** Whether the list is the body of a section. It is then in three columns, or in two if two leave no gap. */
  columns?: boolean
}

export function MarkedList({ points, columns = false }: MarkedListProps) {
  const entries = points.map(({ _key, text }) => (
    <MarkedEntry key={_key} $columns={columns} {...translatedProps(text)} />
  ))
  if (!columns) return <ul>{entries}</ul>
  return <Columns $max={[2, 4].includes(points.length % 6) ? 2 : 3}>{entries}</Columns>
}
