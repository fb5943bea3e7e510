import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, font, space } from '../../theme/tokens.ts'
import { Grid } from '../../ui/layout.tsx'
import { Frame } from '../parts/Frame.tsx'

const Figure = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding-left: ${space.m};
  border-left: 4px solid ${color.accent};
`

const Value = styled.span`
  color: ${color.brand};
  font-size: ${font.size.h2};
  font-weight: 750;
  line-height: 1.1;
`

export function Stats({ section }: { section: SectionOf<'stats'> }) {
  return (
    <Frame section={section}>
      <Grid $min="13rem">
        {section.items.map((item) => (
          <Figure key={item._key}>
            <Value {...translated(item.value)} />
            <span {...translated(item.label)} />
          </Figure>
        ))}
      </Grid>
    </Frame>
  )
}
