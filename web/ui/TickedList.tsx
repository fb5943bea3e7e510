import styled, { css } from 'styled-components'
import type { Localized } from '../../shared/content/text.ts'
import { translatedEntries } from '../i18n/text.ts'
import { color, font, from, grid } from '../theme/tokens.ts'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${grid.gap};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const List = styled.ul<{ $columns: boolean }>`
  ${({ $columns }) => $columns && columns}
`

/** An entry under a hairline, marked with the square cell of the weave. */
const Entry = styled.li<{ $columns: boolean }>`
  position: relative;
  padding: ${({ $columns }) => ($columns ? '.7rem' : '.35rem')} 0 ${({ $columns }) => ($columns ? '.7rem' : '.35rem')} 1.15rem;
  border-top: 1px solid ${color.rule};
  font-size: ${({ $columns }) => ($columns ? font.size.m : font.size.s)};
  line-height: 1.45;

  ${({ $columns }) =>
    !$columns &&
    css`
      &:first-child {
        border-top: 0;
      }
    `}

  &::before {
    position: absolute;
    top: ${({ $columns }) => ($columns ? '1.25rem' : '.85rem')};
    left: 0;
    width: .375rem;
    height: .375rem;
    background: ${color.green};
    content: '';

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`

type TickedListProps = {
  list: Localized<string[]>
  /** Sets the list in up to three columns, as the body of a section. */
  columns?: boolean
}

/** A translated list, each entry marked. */
export function TickedList({ list, columns = false }: TickedListProps) {
  return (
    <List $columns={columns}>
      {translatedEntries(list).map((entry) => (
        <Entry key={entry['data-translate']} $columns={columns} {...entry} />
      ))}
    </List>
  )
}
