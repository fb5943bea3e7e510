import styled from 'styled-components'
import { previewField } from '../../i18n/translatedProps.ts'
import type { Hero } from '../../model/types.ts'
import { color, from } from '../../theme/tokens.ts'
import { CountryMap } from '../parts/CountryMap.tsx'
import { MapCaption } from '../parts/MapCaption.tsx'

/** The map on a cover. On wide screens its caption is in the sea, where there is room. */
const OnCover = styled.figure`
  ${from.wide} {
    svg {
      font-size: 11.6px;
    }

    figcaption {
      position: relative;
      width: 13rem;
      margin: -3.9rem 0 0 4.5rem;
      padding: 0;
      border: 0;
      background: ${color.paper};
      /* The rings fade before the caption. */
      box-shadow: 0 0 1.5rem 1.25rem ${color.paper};
    }
  }
`

type HeroMapProps = {
  map: NonNullable<Hero['map']>
  /** The key of the field that chooses the countries. */
  field: string
  /** Whether the map is on the cover, with rings of distance. */
  cover?: boolean
}

/** The map beside a page's heading, with its countries' names for screen readers. */
export function HeroMap({ map: hero, field, cover = false }: HeroMapProps) {
  const { map, membership, names, countries } = hero
  const rings = cover && map.headquarters !== undefined
  const Area = cover ? OnCover : 'figure'
  return (
    <Area {...previewField(field)}>
      <CountryMap map={map} countries={countries} label={names} rings={rings} />
      <MapCaption of={membership} map={map} rings={rings} />
    </Area>
  )
}
