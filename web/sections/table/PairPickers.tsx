import styled from 'styled-components'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import { color, font } from '../../theme/tokens.ts'
import { narrow } from './comparisonStyles.ts'
import { first, type Pair } from './usePair.ts'

/** Without scripts, all columns are shown, and scroll. */
const Pickers = styled.div`
  display: none;

  ${narrow} {
    html[data-scripted] & {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: .5rem;
      padding-bottom: 1rem;
    }
  }
`

const Picker = styled.label`
  color: ${color.inkMuted};
  font-size: ${font.size.xs};

  select {
    display: block;
    width: 100%;
    min-height: 3rem;
    padding: .3rem .5rem;
    border: 1px solid ${color.ink};
    border-radius: 0;
    background: ${color.paper};
    color: ${color.ink};
    font: 600 1rem/1.2 ${font.sans};
    opacity: 1;
  }
`

type PairPickersProps = {
  pair: Pair | undefined
  names: readonly (Text | undefined)[]
  /** The id of the element that names the two lists. */
  labelledBy: string
  onChoose: (index: number, row: number) => void
}

/** On narrow screens, two lists from which visitors choose the columns. They are disabled until the application runs. */
export function PairPickers({ pair, names, labelledBy, onChoose }: PairPickersProps) {
  const message = useMessages()
  return (
    <Pickers role="group" aria-labelledby={labelledBy} data-nosnippet>
      {(pair ?? first).map((selectedRow, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are two, in this order
        <Picker key={index}>
          <span {...translatedProps(message(index === 0 ? 'table.compare' : 'table.with'))} />
          <select
            value={selectedRow}
            disabled={!pair}
            onChange={({ currentTarget }) => onChoose(index, Number(currentTarget.value))}
          >
            {names.map((name, row) => (
              <option key={name?.key ?? row} value={row} {...(name && translatedProps(name))} />
            ))}
          </select>
        </Picker>
      ))}
    </Pickers>
  )
}
