import styled from 'styled-components'
import { color, font } from '../../web/theme/tokens.ts'
import { H1, H2, H3, Lead, Secondary, SmallH3 } from '../../web/ui/typography.tsx'
import { Specimen } from './Specimen.tsx'

type Size = keyof typeof font.size

const Line = styled.p<{ $size: Size; $serif: boolean }>`
  overflow: hidden;
  font-family: ${({ $serif }) => ($serif ? font.serif : font.sans)};
  font-size: ${({ $size }) => font.size[$size]};
  font-weight: ${({ $serif }) => ($serif ? font.serifWeight : 400)};
  line-height: 1.3;
  white-space: nowrap;

  &::before {
    display: inline-block;
    width: 6rem;
    color: ${color.inkMuted};
    font: 400 ${font.size.xs}/1 ${font.sans};
    content: '${({ $size }) => $size}';
  }
`

const sizes = Object.keys(font.size) as Size[]

/** Letters of the three languages and figures. */
const sample = 'Côte d’Ivoire, São Tomé, Ouagadougou 0123456789'

/** Every size of the tokens in both typefaces, then the styles made of them. */
export function Type() {
  return (
    <>
      <Specimen name="type-sans" padded>
        {sizes.map((size) => (
          <Line key={size} $size={size} $serif={false}>
            {sample}
          </Line>
        ))}
      </Specimen>
      <Specimen name="type-serif" padded>
        {sizes.map((size) => (
          <Line key={size} $size={size} $serif>
            {sample}
          </Line>
        ))}
      </Specimen>
      <Specimen name="type-styles" padded>
        <H1>Regulatory compliance</H1>
        <H2>Member countries: Côte d’Ivoire, Lomé, São Tomé</H2>
        <H3>Trade Liberalisation Scheme approval</H3>
        <SmallH3>Inter-state road transit</SmallH3>
        <Lead>A certificate of origin does not authorise a sale.</Lead>
        <p>Sealed consignments cross borders under one guarantee.</p>
        <Secondary>A marketing authorisation does not lower a duty.</Secondary>
      </Specimen>
    </>
  )
}
