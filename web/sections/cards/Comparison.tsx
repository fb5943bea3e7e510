import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { Schedule } from '../../model/schedule.ts'
import type { SectionOf } from '../../model/types.ts'
import { font } from '../../theme/tokens.ts'
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

export function Comparison({
  section,
  comparison,
}: {
  section: SectionOf<'cards'>
  comparison: Schedule
}) {
  return (
    <Frame section={section} wide>
      <TimeChart schedule={comparison} column={8}>
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
              <TimeTrack schedule={comparison} index={index} label={duration} />
            </li>
          ))}
        </ul>
      </TimeChart>
    </Frame>
  )
}
