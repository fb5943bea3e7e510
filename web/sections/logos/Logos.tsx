import styled from 'styled-components'
import type { SectionOf } from '../../model/types.ts'
import { color, from, inDarkMode } from '../../theme/tokens.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Frame } from '../parts/Frame.tsx'

/** A ruled frame that is light in dark mode too, because most logos are drawn for white paper. */
const LogoGrid = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* The lines of neighbours lie on one another. */
  padding: 0 1px 1px 0;
  forced-color-adjust: none;

  ${from.small} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 22rem));
  }

  > li {
    display: grid;
    min-height: 8.5rem;
    margin: 0 -1px -1px 0;
    border: 1px solid ${color.rule};
    background: ${color.paper};
    break-inside: avoid;
  }

  a:focus-visible {
    outline-offset: -3px;
  }

  ${inDarkMode} {
    > li {
      border-color: ${color.inkMuted};
      background: ${color.ink};
    }

    a:focus-visible {
      outline-color: ${color.paper};
    }
  }
`

const Cell = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 1rem;
  place-items: center;
`

/** A logo. Its white background is blended with the frame's background. */
const Mark = styled.span<{ $width: number }>`
  width: ${({ $width }) => $width}rem;
  max-width: 100%;

  > img {
    mix-blend-mode: multiply;
  }
`

export function Logos({ section }: { section: SectionOf<'logos'> }) {
  const { items } = section
  return (
    <Frame section={section}>
      <LogoGrid $columns={Math.min(items.length, 4)}>
        {items.map(({ _key, image, url }) => (
          <li key={_key}>
            <Cell {...(url && { as: 'a', href: url })}>
              <Mark $width={opticalWidth(image)}>
                <Picture image={image} sizes="10rem" />
              </Mark>
            </Cell>
          </li>
        ))}
      </LogoGrid>
    </Frame>
  )
}

/** The area of every logo in square rem: a square of 3.75 rem. */
const area = 14

const max = { height: 4.5, width: 10 }

/**
 * Returns the width in rem at which a logo looks as large as the others. All logos have the same area.
 * @param size of the picture, in pixels
 */
export function opticalWidth({ width, height }: { width: number; height: number }): number {
  const aspect = width / height
  const displayedWidth = Math.min(Math.sqrt(area * aspect), max.height * aspect, max.width)
  // Rounded to quarters, so that many logos share few CSS rules.
  return Math.max(0.25, Math.round(displayedWidth * 4) / 4)
}
