import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, from, grid } from '../../theme/tokens.ts'
import { NumberedH3, Second } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

const Path = styled.ol`
  display: grid;
  gap: 1.5rem ${grid.gap};

  ${from.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > li {
    padding-top: 1rem;
    border-top: 1px solid ${color.ink};
  }
`

export function Steps({ section }: { section: SectionOf<'steps'> }) {
  return (
    <Frame section={section} wide>
      <Path>
        {section.items.map((item) => (
          <li key={item._key}>
            <NumberedH3 {...translated(item.title)} />
            {item.timeline && <p {...translated(item.timeline)} />}
            <Second {...translated(item.text)} />
          </li>
        ))}
      </Path>
    </Frame>
  )
}
