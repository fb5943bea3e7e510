import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, grid } from '../../web/theme/tokens.ts'

const Label = styled.h3`
  padding: 1.5rem ${grid.page} .5rem;
  color: ${color.inkMuted};
  font: 400 ${font.size.xs}/1.5 ${font.sans};
`

/** Restarts the counters, so that specimens do not affect one another. */
const Frame = styled.div<{ $padded: boolean; $height: string }>`
  position: relative;
  min-height: ${({ $height }) => $height};
  padding: ${({ $padded }) => ($padded ? `1rem ${grid.page}` : 0)};
  counter-reset: section figure table;

  /* Keeps fixed elements inside, such as the bar of contents. */
  contain: layout;
`

type SpecimenProps = {
  /** The id in the address, which tests use too. */
  name: string
  /** Adds the margins that a section has by itself. */
  padded?: boolean
  /** The minimum height, for menus that open over the content below. */
  height?: string
  children: ReactNode
}

/** A part of the site below its name. */
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
