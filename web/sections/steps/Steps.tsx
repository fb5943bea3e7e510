import styled from 'styled-components'
import { shown, translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color } from '../../theme/tokens.ts'
import { Columns } from '../../ui/layout.tsx'
import { LineItem } from '../../ui/marks.ts'
import { NumberedH3, Second } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { Timetable } from './Timetable.tsx'

const Path = styled(Columns)`
  row-gap: 2rem;
`

const Step = styled(LineItem)`
  padding-top: 1rem;

  > p {
    margin-top: .4rem;
  }
`

const Time = styled(Second)`
  color: ${color.ink};
  font-weight: 600;
`

export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const { items, schedule } = section
  if (schedule) return <Timetable section={section} schedule={schedule} />
  return (
    <Frame section={section} wide>
      <Path as="ol" $most={columnsFor(items.length)}>
        {items.map(({ _key, title, text, time }) => (
          <Step key={_key}>
            <NumberedH3 {...translated(title)} />
            {time && <Time {...shown(time)} />}
            <Second {...translated(text)} />
          </Step>
        ))}
      </Path>
    </Frame>
  )
}

const mostColumns = 5

/** Returns the number of columns that fills the rows evenly: 3 for six steps, 4 for seven. */
function columnsFor(count: number): number {
  return Math.ceil(count / Math.ceil(count / mostColumns))
}
