import styled from 'styled-components'
import type { SectionOf } from '../../model/types.ts'
import { Columns } from '../../ui/layout.tsx'
import { Frame } from '../parts/Frame.tsx'
import { FramedPicture } from '../parts/FramedPicture.tsx'

/** A picture, in the whole width if it is wide; no wider than makes it `$most` rem high if it is not. */
const Measured = styled.li<{ $aspect: number; $most: number }>`
  max-width: ${({ $aspect, $most }) => ($aspect < 1.3 ? `${Math.ceil($aspect * $most)}rem` : 'none')};
  break-inside: avoid;
`

const PictureGrid = styled(Columns)`
  row-gap: 2rem;
  align-items: start;
`

export function Pictures({ section }: { section: SectionOf<'pictures'> }) {
  const { items } = section
  const most = [1, 2, 4].includes(items.length) ? Math.min(items.length, 2) : 3
  const width = `(min-width: 64rem) ${Math.round(100 / most)}vw, (min-width: 40rem) ${100 / Math.min(most, 2)}vw, 100vw`
  return (
    <Frame section={section} wide>
      <PictureGrid $most={most}>
        {items.map((image) => (
          <Measured
            key={image.alt.key}
            $aspect={image.width / image.height}
            $most={most === 1 ? 48 : 36}
          >
            <FramedPicture image={image} sizes={width} />
          </Measured>
        ))}
      </PictureGrid>
    </Frame>
  )
}
