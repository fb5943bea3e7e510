import styled from 'styled-components'
import { color, font, palettes } from '../../web/theme/tokens.ts'
import { Specimen } from './Specimen.tsx'

const ColourList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 1.5rem;
  font-size: ${font.size.xs};
`

const Swatch = styled.div<{ $color: keyof typeof color }>`
  height: 4.5rem;
  border: 1px solid ${color.rule};
  background: ${({ $color }) => color[$color]};
`

const names = Object.keys(color) as (keyof typeof color)[]

/** Every colour of the tokens, with its values in light and in dark. */
export function Colours() {
  return (
    <Specimen name="colours" padded>
      <ColourList>
        {names.map((name) => (
          <li key={name}>
            <Swatch $color={name} />
            <b>{name}</b>
            <p>
              {palettes.light[name]} / {palettes.dark[name]}
            </p>
          </li>
        ))}
      </ColourList>
    </Specimen>
  )
}
