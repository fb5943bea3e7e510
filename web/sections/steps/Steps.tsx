import styled from 'styled-components'
import { textProps, translatedProps } from '../../i18n/translatedProps.ts'
import { useCurrentPage } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { color, from, grid } from '../../theme/tokens.ts'
import { ListFold } from '../../ui/Fold.tsx'
import { Columns, spanning } from '../../ui/layout.tsx'
import { LineItem } from '../../ui/marks.ts'
import { marginNumber, NumberedH3, numberWidth, Secondary, SmallH3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { TimeChart, TimeTrack } from '../parts/TimeChart.tsx'

/** In print, all steps are on one page, with three in a row, or two if the last row would have a single step. */
const StepList = styled(Columns)<{ $count: number }>`
  break-inside: avoid;

  @media print {
    > * {
      width: ${({ $count }) => $count % 3 !== 1 && `calc((100% - 2 * ${grid.gap}) / 3)`};
    }
  }
`

const Step = styled(LineItem)`
  padding-block: .9rem 1.25rem;

  p {
    margin-top: .4rem;
  }

  > details:not([open]) {
    margin-block: -.25rem -.6rem;
  }
`

const Time = styled(Secondary)`
  color: ${color.ink};
  font-weight: 600;
`

const TimedTexts = styled.div`
  ${spanning('1/8')}
`

/** On small screens, the number is in the line of the title. */
const TimedTitle = styled(SmallH3)`
  ${marginNumber}

  &::before {
    display: inline;
    margin-right: .5rem;
  }

`

const TimedText = styled(Secondary)`
  margin-top: .2rem;

  ${from.large} {
    margin-left: ${numberWidth};
  }
`

/** Returns the number of columns, at most five, that fills the rows evenly: 3 for six steps, 4 for seven. */
const columnsFor = (count: number) => Math.ceil(count / Math.ceil(count / 5))

/**
 * Steps to scale if their times can be compared, otherwise along a line. They fold on phones, except on pages such as
 * *Report a Medicine*, where they are instructions.
 */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const { items, schedule } = section
  const areInstructions = useCurrentPage()?._type === 'page'
  if (schedule)
    return (
      <Frame section={section} wide>
        <TimeChart schedule={schedule}>
          <ol>
            {items.map(({ _key, title, text, time }, index) => (
              <li key={_key}>
                <TimedTexts>
                  <ListFold
                    index={areInstructions ? 0 : index}
                    heading={<TimedTitle {...translatedProps(title)} />}
                  >
                    <TimedText {...translatedProps(text)} />
                  </ListFold>
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
      <StepList as="ol" $max={columnsFor(items.length)} $count={items.length}>
        {items.map(({ _key, title, text, time }, index) => (
          <Step key={_key}>
            <ListFold
              index={areInstructions ? 0 : index}
              heading={<NumberedH3 {...translatedProps(title)} />}
            >
              {time && <Time {...textProps(time)} />}
              <Secondary {...translatedProps(text)} />
            </ListFold>
          </Step>
        ))}
      </StepList>
    </Frame>
  )
}
