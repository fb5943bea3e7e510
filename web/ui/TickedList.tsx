import { Check } from 'lucide-react'
import styled from 'styled-components'
import type { Localized } from '../../shared/content/text.ts'
import { translatedEntries } from '../i18n/text.ts'
import { color, space } from '../theme/tokens.ts'

const List = styled.ul<{ $columns?: boolean }>`
  display: grid;
  gap: ${space.s} ${space.l};
  ${({ $columns }) =>
    $columns && 'grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));'}
`

const Entry = styled.li`
  display: flex;
  gap: ${space.s};

  > svg {
    flex: none;
    margin-top: 0.3em;
    color: ${color.brand};
  }
`

/** A translated list with a tick before each entry. */
export function TickedList({ list, columns }: { list: Localized<string[]>; columns?: boolean }) {
  return (
    <List $columns={columns ?? false}>
      {translatedEntries(list).map((entry) => (
        <Entry key={entry['data-translate']}>
          <Check aria-hidden="true" focusable="false" size={18} />
          <span {...entry} />
        </Entry>
      ))}
    </List>
  )
}
