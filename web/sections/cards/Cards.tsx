import styled from 'styled-components'
import { textProps, translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { GridItem, Remark, Rows } from '../../ui/items.tsx'
import { Columns } from '../../ui/layout.tsx'
import { TickedList } from '../../ui/TickedList.tsx'
import { H3, NumberedH3, SmallH3 } from '../../ui/typography.tsx'
import { ActionButton } from '../parts/Actions.tsx'
import { Frame } from '../parts/Frame.tsx'
import { ItemRow } from '../parts/ItemRow.tsx'

type CardsSection = SectionOf<'cards'>
type Item = CardsSection['items'][number]

/** The maximum number of large items. If there are more, all are smaller, with secondary text. */
const largeUpTo = 4

/** Title, text, list and link of items side by side begin at the same heights. */
const AlignedItem = styled(GridItem)`
  display: grid;
  grid: subgrid/minmax(0, 1fr);
  grid-row: span 4;

  > a {
    justify-self: start;
  }
`

/** Items as rows if each has a link, otherwise as a grid, with numbers if an item has features. */
export function Cards({ section }: { section: CardsSection }) {
  const { items, sideBySide = false } = section
  if (!sideBySide && items.every(({ link }) => link))
    return (
      <Frame section={section} wide>
        <Rows>
          {items.map(({ _key, title, tag, duration, text, features, link }) => (
            <ItemRow key={_key} title={title} text={text} features={features} time={duration}>
              {tag && <Remark {...translatedProps(tag)} />}
              {link && <ActionButton action={link} variant="onward" />}
            </ItemRow>
          ))}
        </Rows>
      </Frame>
    )

  const Title = titleOf(items)
  const Entry = areAlike(items) ? AlignedItem : GridItem
  return (
    <Frame section={section} wide={sideBySide}>
      <Columns $max={sideBySide ? Math.min(items.length, 4) : 2}>
        {items.map(({ _key, title, tag, duration, text, features, link }) => (
          <Entry key={_key}>
            <Title {...translatedProps(title)} />
            {text && <p {...translatedProps(text)} />}
            {tag && <Remark {...translatedProps(tag)} />}
            {duration && <Remark {...textProps(duration)} />}
            {features && <TickedList points={features} />}
            {link && <ActionButton action={link} variant="onward" />}
          </Entry>
        ))}
      </Columns>
    </Frame>
  )
}

const areAlike = (items: Item[]) =>
  items.every(({ text, features, tag, duration }) => text && features && !tag && !duration)

function titleOf(items: Item[]) {
  if (items.some(({ features }) => features)) return NumberedH3
  return items.length > largeUpTo ? SmallH3 : H3
}
