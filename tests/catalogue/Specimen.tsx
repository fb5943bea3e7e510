import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, grid } from '../../web/theme/tokens.ts'

const Label = styled.h3`
  padding: 1.5rem ${grid.page} .5rem;
  color: ${color.ink2};
  font: 400 ${font.size.xs}/1.5 ${font.sans};
`

/** Numbers begin anew, so that one specimen changes nothing in the others. */
const Frame = styled.div<{ $padded: boolean; $height: string }>`
  position: relative;
  min-height: ${({ $height }) => $height};
  padding: ${({ $padded }) => ($padded ? `1rem ${grid.page}` : 0)};
  counter-reset: section figure table;

  /* Keeps what is fixed to the screen inside, such as the bar of contents. */
  contain: layout;
`

type SpecimenProps = {
  /** Its id in the address, and by which tests find it. */
  name: string
  /** Gives it the margins that a section has of its own. */
  padded?: boolean
  /** The least height, for menus that open over what follows. */
  height?: string
  children: ReactNode
}

/** Something of the site under its name. */
export function Specimen({ name, padded = false, height = '0', children }: SpecimenProps) {
  return (
    <div id={`specimen-${name}`}>
      <Label>
        <a href={`#specimen-${name}`}>{name}</a>
      </Label>
      <Frame data-specimen={name} $padded={padded} $height={height}>
        {children}
      </Frame>
    </div>
  )
}
