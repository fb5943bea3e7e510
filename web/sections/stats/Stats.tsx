import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, font, grid } from '../../theme/tokens.ts'
import { Frame } from '../parts/Frame.tsx'

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 1.5rem 0;
`

/** One size for the whole row: the largest at which its longest value fits its column. */
const Figure = styled.li<{ $longest: number }>`
  display: flex;
  flex-direction: column;
  padding: .1rem .5rem .25rem ${grid.gap};
  border-left: 1px solid ${color.rule};
  container-type: inline-size;

  > :first-child {
    font: ${font.serifWeight} 2.25rem/1.05 ${font.serif};
    font-size: max(1.75rem, min(${font.size.figure}, 100cqi / ${({ $longest }) => $longest} * 1.55));
    letter-spacing: -.02em;
    text-wrap: balance;
  }

  > :last-child {
    margin-top: .4rem;
    color: ${color.ink2};
    font-size: ${font.size.s};
    line-height: 1.4;
  }
`

export function Stats({ section }: { section: SectionOf<'stats'> }) {
  const longest = Math.max(...section.items.map(({ value }) => value.value.length))
  return (
    <Frame section={section}>
      <Figures>
        {section.items.map((item) => (
          <Figure key={item._key} $longest={longest}>
            <span {...translated(item.value)} />
            <span {...translated(item.label)} />
          </Figure>
        ))}
      </Figures>
    </Frame>
  )
}
