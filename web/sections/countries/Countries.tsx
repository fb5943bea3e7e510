import { useState } from 'react'
import styled, { css } from 'styled-components'
import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { from, grid } from '../../theme/tokens.ts'
import { Figure, TableCaption } from '../../ui/Figure.tsx'
import { Second } from '../../ui/typography.tsx'
import { CountryMap } from '../parts/CountryMap.tsx'
import { Frame } from '../parts/Frame.tsx'
import { MapCaption } from '../parts/MapCaption.tsx'
import { Legend } from './Legend.tsx'
import { Register } from './Register.tsx'

const twelve = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${grid.gap};
  align-items: start;
`

/** Map and register side by side where both have room: the map of West Africa takes more of it. */
const Atlas = styled.div<{ $isInset: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem ${grid.gap};

  ${({ $isInset }) =>
    $isInset
      ? css`
          ${from.wide} {
            ${twelve}

            > :first-child {
              grid-column: 1/9;
            }

            > :last-child {
              grid-column: 9/-1;
            }
          }
        `
      : css`
          ${from.large} {
            ${twelve}

            > :first-child {
              grid-column: 1/7;
            }

            > :last-child {
              grid-column: 8/-1;
            }
          }
        `}
`

const Note = styled(Second)`
  margin-top: 1rem;
`

/** Countries on a map and in a register with the chosen details. */
export function Countries({ section }: { section: SectionOf<'countries'> }) {
  const message = useMessages()
  const [lit, setLit] = useState<string>()
  const { countries, map, membership, note } = section
  return (
    <Frame section={section} wide>
      <Atlas $isInset={map.kind === 'inset'}>
        <Figure>
          <CountryMap map={map} lit={lit} />
          <MapCaption of={membership} map={map}>
            {membership === 'trademark' && (
              <Legend classes={map.areas.map((areas) => areas.class)} />
            )}
          </MapCaption>
        </Figure>
        <div>
          <Register countries={countries} onPoint={setLit} />
          {countries.some(({ share }) => share !== undefined) && (
            <TableCaption label={message('table.label')}>
              <span {...translated(message('countries.scale'))} />
            </TableCaption>
          )}
          {note && <Note {...translated(note)} />}
        </div>
      </Atlas>
    </Frame>
  )
}
