import styled from 'styled-components'
import { shown, translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, from } from '../../theme/tokens.ts'
import { Columns, spanning } from '../../ui/layout.tsx'
import { LineItem } from '../../ui/marks.ts'
import { marginNumber, NumberedH3, numberWidth, Second, SmallH3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { TimeChart, TimeTrack } from '../parts/TimeChart.tsx'

/** Titles, times and texts of a row start at the same heights. */
const Step = styled(LineItem)`
  display: grid;
  grid-row: span 3;
  grid-template: subgrid / minmax(0, 1fr);
  padding-block: 1rem 2rem;

  > p {
    margin-top: .4rem;
  }

  > :last-child {
    grid-row: 3;
  }
`

const Time = styled(Second)`
  color: ${color.ink};
  font-weight: 600;
`

const TimedTexts = styled.div`
  ${spanning('1/6')}
`

const TimedTitle = styled(SmallH3)`
  ${marginNumber}

  + p {
    margin-top: .2rem;

    ${from.large} {
      margin-left: ${numberWidth};
    }
  }
`

/** Returns how many columns, at most five, fill the rows evenly: 3 for six steps, 4 for seven. */
const columnsFor = (count: number) => Math.ceil(count / Math.ceil(count / 5))

/** Steps in time to scale where their times can be compared, and else along a line. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const { items, schedule } = section
  if (schedule)
    return (
      <Frame section={section} wide>
        <TimeChart schedule={schedule}>
          <ol>
            {items.map(({ _key, title, text, time }, index) => (
              <li key={_key}>
                <TimedTexts>
                  <TimedTitle {...translated(title)} />
                  <Second {...translated(text)} />
                </TimedTexts>
                <TimeTrack schedule={schedule} index={index} label={time} />
              </li>
            ))}
          </ol>
        </TimeChart>
      </Frame>
    )
  return (
    <Frame section={section} wide>
      <Columns as="ol" $most={columnsFor(items.length)}>
        {items.map(({ _key, title, text, time }) => (
          <Step key={_key}>
            <NumberedH3 {...translated(title)} />
            {time && <Time {...shown(time)} />}
            <Second {...translated(text)} />
          </Step>
        ))}
      </Columns>
    </Frame>
  )
}
