import styled from 'styled-components'
import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, font } from '../../theme/tokens.ts'
import { GridItem } from '../../ui/items.tsx'
import { Columns } from '../../ui/layout.tsx'
import { LegendEntry } from '../../ui/marks.ts'
import { TickedList } from '../../ui/TickedList.tsx'
import { NumberedH3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

type Category = SectionOf<'medications'>['items'][number]['category']

const marks: Record<Category, string> = {
  malaria: color.member,
  arv: color.laterite,
  both: `linear-gradient(90deg, ${color.member} 50%, ${color.laterite} 0)`,
}

/** What a medicine is for, with a square in the disease's colour. */
const Tag = styled(LegendEntry)`
  margin-bottom: .35rem;
  color: ${color.ink2};
  font-size: ${font.size.xs};
`

export function Medications({ section }: { section: SectionOf<'medications'> }) {
  const message = useMessages()
  return (
    <Frame section={section} wide>
      <Columns $most={3}>
        {section.items.map((item) => (
          <GridItem key={item._key}>
            <Tag
              as="p"
              $fill={marks[item.category]}
              {...translated(message(`medications.${item.category}`))}
            />
            <NumberedH3 {...translated(item.title)} />
            <p {...translated(item.text)} />
            <TickedList list={item.medications} />
          </GridItem>
        ))}
      </Columns>
    </Frame>
  )
}
