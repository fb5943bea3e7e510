import styled from 'styled-components'
import { opens } from '../../i18n/text.ts'
import type { Hero } from '../../model/types.ts'
import { below, grid } from '../../theme/tokens.ts'
import { CountryMap } from './CountryMap.tsx'
import { MapCaption } from './MapCaption.tsx'

/** As wide as the screen where that is narrow, because labels must be legible. */
const Bleed = styled.div`
  ${below.medium} {
    margin-inline: calc(-1 * ${grid.page});
  }
`

/** The map beside a page's heading, which names its countries to screen readers. */
type HeroMapProps = {
  map: NonNullable<Hero['map']>
  /** The key of the field that chooses the countries. */
  field: string
}

export function HeroMap({ map: { map, membership, names, countries }, field }: HeroMapProps) {
  return (
    <figure {...opens(field)}>
      <Bleed>
        <CountryMap map={map} countries={countries} label={names} />
      </Bleed>
      <MapCaption of={membership} map={map} />
    </figure>
  )
}
