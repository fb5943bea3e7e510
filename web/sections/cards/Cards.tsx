import styled from 'styled-components'
import { textProps, translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { Fold, ListFold } from '../../ui/Fold.tsx'
import { GridItem, Remark, Rows } from '../../ui/items.tsx'
import { Columns } from '../../ui/layout.tsx'
import { RunList } from '../../ui/MarkedList.tsx'
import { NumberedH3, SmallH3 } from '../../ui/typography.tsx'
import { ActionButton } from '../parts/Actions.tsx'
import { Frame } from '../parts/Frame.tsx'
import { ItemRow } from '../parts/ItemRow.tsx'

type CardsSection = SectionOf<'cards'>
type Item = CardsSection['items'][number]

/** The maximum number of items with lists that are shown whole. If there are more items, each folds to its title. */
const wholeUpTo = 6

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

  const isNumbered = items.some(({ features }) => features)
  const Title = isNumbered ? NumberedH3 : SmallH3
  const isFolded = isNumbered && items.length > wholeUpTo
  const isAcross = sideBySide || (items.length <= 4 && areAlike(items))
  const Entry = isAcross && areAlike(items) ? AlignedItem : GridItem
  return (
    <Frame section={section} wide={isAcross}>
      <Columns
        $max={isAcross ? Math.min(items.length, 4) : isFolded ? 2 : columnsFor(items.length)}
      >
        {items.map(({ _key, title, tag, duration, text, features, link }, index) => {
          const heading = <Title {...translatedProps(title)} />
          const rest = (
            <>
              {text && <p {...translatedProps(text)} />}
              {tag && <Remark {...translatedProps(tag)} />}
              {duration && <Remark {...textProps(duration)} />}
              {features && <RunList points={features} />}
              {link && <ActionButton action={link} variant="onward" />}
            </>
          )
          return (
            <Entry key={_key}>
              {isFolded ? (
                <Fold heading={heading}>{rest}</Fold>
              ) : (
                <ListFold index={index} heading={heading}>
                  {rest}
                </ListFold>
              )}
            </Entry>
          )
        })}
      </Columns>
    </Frame>
  )
}

const areAlike = (items: Item[]) =>
  items.every(({ text, features, tag, duration }) => text && features && !tag && !duration)

/** Returns the number of columns that leaves no gap in the last row, or two. */
const columnsFor = (count: number) => (count % 3 === 0 ? 3 : count % 4 === 0 && count > 4 ? 4 : 2)
