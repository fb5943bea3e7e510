import styled from 'styled-components'
import { shown, translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, from, grid } from '../../theme/tokens.ts'
import { LineItem } from '../../ui/marks.ts'
import { NumberedH3, Second } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { Timetable } from './Timetable.tsx'

const Path = styled.ol<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem ${grid.gap};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
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
      <Path $columns={columnsFor(items.length)}>
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
