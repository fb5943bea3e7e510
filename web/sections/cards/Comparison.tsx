import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { Comparison as Durations } from '../../model/schedule.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, font } from '../../theme/tokens.ts'
import { Remark } from '../../ui/items.tsx'
import { spanning } from '../../ui/layout.tsx'
import { TickedList } from '../../ui/TickedList.tsx'
import { MarginNumberedH3, Second } from '../../ui/typography.tsx'
import { ActionButton } from '../parts/Actions.tsx'
import { Frame } from '../parts/Frame.tsx'
import { TimeChart, TimeTrack } from '../parts/TimeChart.tsx'

const Title = styled(MarginNumberedH3)`
  ${spanning('1/4')}
`

const Texts = styled.div`
  ${spanning('4/8')}

  > a, > button {
    margin-top: .4rem;
    font-size: ${font.size.s};
  }
`

/** A bar from the shortest to the longest time, after a line that leads there from zero. */
const LedTrack = styled(TimeTrack)`
  > i {
    height: 1.5rem;
    margin-inline: 0;
    background:
      linear-gradient(90deg, transparent var(--start), ${color.member} 0 var(--end), transparent 0),
      linear-gradient(90deg, ${color.member} var(--start), transparent 0) 0 50%/100% 1px no-repeat;
    box-shadow: none;
  }
`

export function Comparison({
  section,
  comparison,
}: {
  section: SectionOf<'cards'>
  comparison: Durations
}) {
  return (
    <Frame section={section} wide>
      <TimeChart axis={comparison} column={8} caption="figure.comparison">
        <ul>
          {section.items.map(({ _key, title, tag, duration, text, features, link }, index) => (
            <li key={_key}>
              <Title {...translated(title)} />
              <Texts>
                {text && <Second {...translated(text)} />}
                {tag && <Remark {...translated(tag)} />}
                {features && <TickedList list={features} />}
                {link && <ActionButton action={link} look="onward" />}
              </Texts>
              <LedTrack bar={drawn(comparison.bars[index], comparison.length)} label={duration} />
            </li>
          ))}
        </ul>
      </TimeChart>
    </Frame>
  )
}

function drawn(bar: Durations['bars'][number] | undefined, length: number) {
  return bar ? { start: bar.shortest / length, end: bar.longest / length } : null
}
