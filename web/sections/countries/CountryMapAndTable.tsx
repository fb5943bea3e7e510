import { type ReactNode, useState } from 'react'
import styled, { css } from 'styled-components'
import { siblingKey, type Text } from '../../../shared/content/languages/inLanguage.ts'
import { fillText } from '../../i18n/fillText.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { AreaClass, DrawnMap, SectionOf } from '../../model/types.ts'
import { from, grid } from '../../theme/tokens.ts'
import { Fold } from '../../ui/Fold.tsx'
import { columnGrid } from '../../ui/layout.tsx'
import { visuallyHidden } from '../../ui/typography.tsx'
import { Caption } from '../parts/Caption.tsx'
import { CountryMap } from '../parts/CountryMap.tsx'
import { FrameNote } from '../parts/Frame.tsx'
import { Legend } from '../parts/Legend.tsx'
import { MapCaption } from '../parts/MapCaption.tsx'
import { CountryTable, hasDetails, type Ticks } from './CountryTable.tsx'

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

  /* Room for the table on the same page. */
  @media print {
    figure {
      break-inside: avoid;

      > svg {
        max-height: 9cm;
      }
    }
  }
`

/** The maximum number of rows that are shown whole on phones. */
const wholeUpTo = 12

/** The heading of a folded table. Where the table is shown whole, only screen readers have it. */
const Count = styled.span`
  font-weight: 600;

  ${from.small} {
    @supports selector(::details-content) {
      ${visuallyHidden}
    }
  }
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

/** The map of the countries beside their table. The note of the section is below the wider of both. */
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
  const hasWideMap = map.kind === 'inset'
  const legend =
    membership === 'trademark'
      ? map.areas.flatMap(({ class: name }) =>
          name === 'plain' ? [] : { class: name, label: message(meanings[name]) },
        )
      : section.legend
  const count = fillText(message('bodies.countries'), { count: String(countries.length) })
  const table = (
    <>
      <CountryTable countries={countries} onPoint={setHighlighted} ticks={ticks} />
      {countries.some(({ share }) => share !== undefined) && (
        <Caption of="table" ruled={false}>
          <span {...translatedProps(message('countries.scale'))} />
        </Caption>
      )}
    </>
  )
  return (
    <MapAndTable $isInset={hasWideMap}>
      <div>
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
        {hasWideMap && <FrameNote section={section} />}
      </div>
      <div {...(ticks && { role: 'group', 'aria-label': ticks.legend.value })}>
        {hasDetails(countries) && countries.length > wholeUpTo ? (
          <Fold heading={<Count {...translatedProps(count)} />} onPhones>
            {table}
          </Fold>
        ) : (
          table
        )}
        {children}
        {!hasWideMap && <FrameNote section={section} />}
      </div>
    </MapAndTable>
  )
}
