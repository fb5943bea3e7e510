import styled from 'styled-components'
import type { Hero } from '../../model/types.ts'
import { below, grid } from '../../theme/tokens.ts'
import { Figure } from '../../ui/Figure.tsx'
import { CountryMap } from './CountryMap.tsx'
import { MapCaption } from './MapCaption.tsx'

/** As wide as the screen where that is narrow, because labels must be legible. */
const Bleed = styled.div`
  ${below.medium} {
    margin-inline: calc(-1 * ${grid.page});
  }
`

/** The map beside a page's heading, which names its countries to screen readers. */
export function HeroMap({ map: { map, membership, names } }: { map: NonNullable<Hero['map']> }) {
  return (
    <Figure>
      <Bleed>
        <CountryMap map={map} label={names} />
      </Bleed>
      <MapCaption of={membership} map={map} />
    </Figure>
  )
}
