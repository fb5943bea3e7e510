import { type ReactNode, useState } from 'react'
import styled, { css } from 'styled-components'
import { siblingKey, type Text } from '../../../shared/content/languages/inLanguage.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { AreaClass, DrawnMap, SectionOf } from '../../model/types.ts'
import { from, grid } from '../../theme/tokens.ts'
import { columnGrid } from '../../ui/layout.tsx'
import { Caption } from '../parts/Caption.tsx'
import { CountryMap } from '../parts/CountryMap.tsx'
import { Legend } from '../parts/Legend.tsx'
import { MapCaption } from '../parts/MapCaption.tsx'
import { CountryTable, type Ticks } from './CountryTable.tsx'

/** The meanings of the trademark coverage's colours. */
const meanings: Record<Exclude<AreaClass, 'plain'>, MessageKey> = {
  member: 'coverage.both',
  second: 'coverage.one',
  third: 'coverage.national',
}

/** Map and table side by side if there is room. The map of West Africa is wider. */
const MapAndTable = styled.div<{ $isInset: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem ${grid.gap};

  ${({ $isInset }) => css`
    ${$isInset ? from.wide : from.large} {
      ${columnGrid}

      > :first-child {
        grid-column: ${$isInset ? '1/9' : '1/7'};
      }

      > :last-child {
        grid-column: ${$isInset ? '9/-1' : '8/-1'};
      }
    }
  `}
`

type CountryMapAndTableProps = {
  section: SectionOf<'countries'>
  map?: DrawnMap
  /** A drawing on the map, below its names. */
  drawing?: ReactNode
  /** If set, visitors can tick countries in the table and on the map. `legend` is the label of the checkboxes. */
  ticks?: (Ticks & { legend: Text }) | undefined
  /** Content below the table. */
  children?: ReactNode
}

/** The map of the countries beside their table. */
export function CountryMapAndTable({
  section,
  map = section.map,
  drawing,
  ticks,
  children,
}: CountryMapAndTableProps) {
  const message = useMessages()
  const [highlighted, setHighlighted] = useState<string>()
  const { countries, membership } = section
  const legend =
    membership === 'trademark'
      ? map.areas.flatMap(({ class: name }) =>
          name === 'plain' ? [] : { class: name, label: message(meanings[name]) },
        )
      : section.legend
  return (
    <MapAndTable $isInset={map.kind === 'inset'}>
      <figure {...previewField(siblingKey(section.heading, 'membership'))}>
        <CountryMap
          map={map}
          countries={countries}
          highlighted={highlighted}
          {...(ticks && { onPress: ticks.toggle })}
        >
          {drawing}
        </CountryMap>
        {legend && <Legend entries={legend} />}
        <MapCaption of={membership} map={map} />
      </figure>
      <div {...(ticks && { role: 'group', 'aria-label': ticks.legend.value })}>
        <CountryTable countries={countries} onPoint={setHighlighted} ticks={ticks} />
        {countries.some(({ share }) => share !== undefined) && (
          <Caption of="table" ruled={false}>
            <span {...translatedProps(message('countries.scale'))} />
          </Caption>
        )}
        {children}
      </div>
    </MapAndTable>
  )
}
