import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { Schedule, ScheduleBar } from '../../model/schedule.ts'
import type { SectionOf } from '../../model/types.ts'
import { from } from '../../theme/tokens.ts'
import { spanning } from '../../ui/layout.tsx'
import type { Bar } from '../../ui/Track.tsx'
import { itemNumber, numberWidth, Second, SmallH3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { TimeChart, TimeTrack } from '../parts/TimeChart.tsx'

const Texts = styled.div`
  ${spanning('1/6')}
`

const Title = styled(SmallH3)`
  ${itemNumber}

  ${from.large} {
    display: grid;
    grid-template-columns: ${numberWidth} 1fr;
    align-items: baseline;
  }

  + p {
    margin-top: .2rem;

    ${from.large} {
      margin-left: ${numberWidth};
    }
  }
`

export function Timetable({
  section,
  schedule,
}: {
  section: SectionOf<'steps'>
  schedule: Schedule
}) {
  const varies = schedule.bars.some((bar) => bar?.open === false && bar.shortest < bar.longest)
  return (
    <Frame section={section} wide>
      <TimeChart
        axis={schedule}
        column={6}
        caption={varies ? 'figure.scheduleRange' : 'figure.schedule'}
      >
        <ol>
          {section.items.map((item, index) => (
            <li key={item._key}>
              <Texts>
                <Title {...translated(item.title)} />
                <Second {...translated(item.text)} />
              </Texts>
              <TimeTrack
                bar={drawn(schedule.bars[index] ?? null, schedule.length)}
                label={item.time}
              />
            </li>
          ))}
        </ol>
      </TimeChart>
    </Frame>
  )
}

function drawn(bar: ScheduleBar | null, length: number): Bar | null {
  if (bar === null) return null
  const start = bar.start / length
  if (bar.open) return { start, end: 1, open: true }
  const { shortest, longest } = bar
  return { start, end: (bar.start + longest) / length, solid: shortest / longest }
}
