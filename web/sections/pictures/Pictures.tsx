import styled from 'styled-components'
import type { SectionOf } from '../../model/types.ts'
import { Columns } from '../../ui/layout.tsx'
import { Frame } from '../parts/Frame.tsx'
import { FramedPicture } from '../parts/FramedPicture.tsx'

/** A picture. A wide picture has the full width; any other is at most `$max` rem high. */
const Measured = styled.li<{ $aspect: number; $max: number }>`
  max-width: ${({ $aspect, $max }) => ($aspect < 1.3 ? `${Math.ceil($aspect * $max)}rem` : 'none')};
  break-inside: avoid;
`

const PictureGrid = styled(Columns)`
  row-gap: 2rem;
  align-items: start;
`

export function Pictures({ section }: { section: SectionOf<'pictures'> }) {
  const { items } = section
  const max = [1, 2, 4].includes(items.length) ? Math.min(items.length, 2) : 3
  const width = `(min-width: 64rem) ${Math.round(100 / max)}vw, (min-width: 40rem) ${100 / Math.min(max, 2)}vw, 100vw`
  return (
    <Frame section={section} wide>
      <PictureGrid $max={max}>
        {items.map((image) => (
          <Measured
            key={image.alt.key}
            $aspect={image.width / image.height}
            $max={max === 1 ? 48 : 36}
          >
            <FramedPicture image={image} sizes={width} />
          </Measured>
        ))}
      </PictureGrid>
    </Frame>
  )
}
