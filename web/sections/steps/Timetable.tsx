import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { Schedule } from '../../model/schedule.ts'
import type { SectionOf } from '../../model/types.ts'
import { from } from '../../theme/tokens.ts'
import { spanning } from '../../ui/layout.tsx'
import { marginNumber, numberWidth, Second, SmallH3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { TimeChart, TimeTrack } from '../parts/TimeChart.tsx'

const Texts = styled.div`
  ${spanning('1/6')}
`

const Title = styled(SmallH3)`
  ${marginNumber}

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
  return (
    <Frame section={section} wide>
      <TimeChart schedule={schedule}>
        <ol>
          {section.items.map((item, index) => (
            <li key={item._key}>
              <Texts>
                <Title {...translated(item.title)} />
                <Second {...translated(item.text)} />
              </Texts>
              <TimeTrack schedule={schedule} index={index} label={item.time} />
            </li>
          ))}
        </ol>
      </TimeChart>
    </Frame>
  )
}
