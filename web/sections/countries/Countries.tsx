import { useEffect, useState } from 'react'
import styled, { css } from 'styled-components'
import { siblingKey } from '../../../shared/content/text.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { AreaClass, SectionOf } from '../../model/types.ts'
import { color, from, grid } from '../../theme/tokens.ts'
import { columnGrid } from '../../ui/layout.tsx'
import { LegendEntry } from '../../ui/marks.ts'
import { Caption } from '../parts/Caption.tsx'
import { CountryMap } from '../parts/CountryMap.tsx'
import { Frame } from '../parts/Frame.tsx'
import { MapCaption } from '../parts/MapCaption.tsx'
import { CountryTable } from './CountryTable.tsx'
import type { Planner as PlannerView } from './planner/Planner.tsx'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: .25rem 1.5rem;
  margin-top: .35rem;
`

const grounds: Record<AreaClass, string> = {
  member: color.member,
  second: color.member2,
  third: `repeating-linear-gradient(135deg, ${color.member3} 0 2px, ${color.hatch} 2px 3px)`,
}

const meanings: Record<AreaClass, MessageKey> = {
  member: 'coverage.both',
  second: 'coverage.one',
  third: 'coverage.national',
}

/** The legend of the trademark coverage's colours. Not a list, because the table is the section's list. */
function Legend({ classes }: { classes: readonly AreaClass[] }) {
  const message = useMessages()
  return (
    <Line>
      {classes.map((name) => (
        <LegendEntry key={name} $fill={grounds[name]}>
          <span {...translatedProps(message(meanings[name]))} />
        </LegendEntry>
      ))}
    </Line>
  )
}

/** Map and table side by side if there is room; the map of West Africa takes more of it. */
const Atlas = styled.div<{ $isInset: boolean }>`
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

export function Countries({ section }: { section: SectionOf<'countries'> }) {
  const message = useMessages()
  const [lit, setLit] = useState<string>()
  const { countries, map, membership, planner } = section
  const Planner = usePlanner(planner !== undefined)
  if (Planner && planner)
    return (
      <Frame section={section} wide>
        <Planner section={section} content={planner} />
      </Frame>
    )
  return (
    <Frame section={section} wide>
      <Atlas $isInset={map.kind === 'inset'}>
        <figure {...previewField(siblingKey(section.heading, 'membership'))}>
          <CountryMap map={map} countries={countries} lit={lit} />
          <MapCaption of={membership} map={map}>
            {membership === 'trademark' && (
              <Legend classes={map.areas.map((areas) => areas.class)} />
            )}
          </MapCaption>
        </figure>
        <div>
          <CountryTable countries={countries} onPoint={setLit} />
          {countries.some(({ share }) => share !== undefined) && (
            <Caption of="table" ruled={false}>
              <span {...translatedProps(message('countries.scale'))} />
            </Caption>
          )}
        </div>
      </Atlas>
    </Frame>
  )
}

type PlannerType = typeof PlannerView

let loadedPlanner: PlannerType | undefined

/** Loads the route planner, which is then shown at once. */
export async function loadPlanner(): Promise<PlannerType> {
  const { Planner } = await import('./planner/Planner.tsx')
  loadedPlanner = Planner
  return Planner
}

/** Returns the route planner once it has been loaded. Until then, and without it, the section is its map and list. */
function usePlanner(isWanted: boolean): PlannerType | undefined {
  const [planner, setPlanner] = useState(() => loadedPlanner)
  useEffect(() => {
    if (!isWanted || planner) return
    let isShown = true
    loadPlanner().then(
      (loaded) => isShown && setPlanner(() => loaded),
      // A deployment has removed the script, or there is no connection: map and list stay.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [isWanted, planner])
  return planner
}
