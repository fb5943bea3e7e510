import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { visibleText } from '../../../shared/text/visibleText.ts'
import { keptTicks } from '../../browser/ticks.ts'
import { createT } from '../../i18n/createT.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { color, font, from, grid } from '../../theme/tokens.ts'
import { LegendEntry } from '../../ui/marks.ts'
import { NumberedH3, VisuallyHidden } from '../../ui/typography.tsx'
import { Caption } from '../parts/Caption.tsx'
import { Frame } from '../parts/Frame.tsx'
import { all, everything, idOf, isShown, readChoice, requestFor } from './choice.ts'
import { FilterBar, FilterTabs, NameFilter } from './Filters.tsx'
import { Pack } from './Pack.tsx'
import { QuoteRequest } from './QuoteRequest.tsx'

const ticks = keptTicks('medicines')

type Category = SectionOf<'medicines'>['items'][number]['category']

const bands: Record<Category, [string, string]> = {
  malaria: [color.primary, color.primary],
  arv: [color.accent, color.accent],
  both: [color.primary, color.accent],
}

/** A group's category, with a square in its colours, aligned with the heading's text. */
const Tag = styled(LegendEntry)`
  position: absolute;
  margin-left: 3rem;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  line-height: calc(1.5 * ${font.size.s});
`

const Packs = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem;
  align-items: end;
  /* Each pack draws the shelf up to the next, and the list the last one. */
  padding: .8rem 1.25rem 0 0;
  border-bottom: 3px solid ${color.ink};

  ${from.small} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** A group's texts, and its medicines as packs on a shelf. */
const Group = styled.li<{ $category: Category }>`
  ${({ $category }) => ({ '--band': bands[$category][0], '--band-2': bands[$category][1] })}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem ${grid.gap};
  break-inside: avoid;

  &[hidden] {
    display: none;
  }

  + li {
    margin-top: 1.75rem;
  }

  &:last-child {
    margin-bottom: .5rem;
  }

  h3 + p {
    margin-top: .5rem;
  }

  ${from.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    align-items: end;

    > :first-child {
      align-self: start;
    }
  }
`

const Nothing = styled.p`
  padding-block: 1rem;
`

/** The medicines on shelves. With scripts they can be filtered, and ticked for a request. */
export function Medicines({ section }: { section: SectionOf<'medicines'> }) {
  const message = useMessages()
  const { language } = useLanguage()
  const root = useRef<HTMLElement>(null)
  const [choice, setChoice] = useState(everything)
  const { items, messages } = section
  const t = createT('medicines', messages, language)

  useEffect(() => {
    if (!root.current) return
    ticks.restore(root.current)
    setChoice(readChoice(root.current))
  }, [])

  const change = () => {
    if (!root.current) return
    ticks.save(root.current)
    setChoice(readChoice(root.current))
  }
  const clear = () => {
    for (const box of root.current?.querySelectorAll<HTMLInputElement>('li input') ?? [])
      box.checked = false
    change()
    root.current?.focus()
  }

  const medicines = items.flatMap((group) =>
    group.medicines.map((medicine) => ({ id: idOf(group, medicine), group, medicine })),
  )
  const visibleIds = new Set(
    medicines.flatMap(({ id, group, medicine }) => (isShown(group, medicine, choice) ? id : [])),
  )
  const names = medicines
    .filter(({ id }) => choice.ticked.includes(id))
    .map(({ medicine }) => visibleText(medicine.name.value))
  const categories = [
    { value: all, label: t('all'), count: medicines.length },
    ...[...new Set(items.map(({ category }) => category))].map((value) => ({
      value,
      label: t(value),
      count: medicines.filter(({ group }) => group.category === value).length,
    })),
  ]
  return (
    <Frame section={section} wide>
      <figure ref={root} tabIndex={-1} onChange={change}>
        <FilterBar>
          <FilterTabs
            name={`category-${section._key}`}
            legend={t('category')}
            options={categories}
          />
          <NameFilter label={t('find')} />
        </FilterBar>
        <ul>
          {items.map((group) => {
            const ids = group.medicines.map((medicine) => idOf(group, medicine))
            return (
              <Group
                key={group._key}
                $category={group.category}
                hidden={!ids.some((id) => visibleIds.has(id))}
              >
                <div>
                  <Tag
                    as="p"
                    $fill="linear-gradient(90deg, var(--band) 50%, var(--band-2) 0)"
                    {...translatedProps(t(group.category))}
                  />
                  <NumberedH3 {...translatedProps(group.title)} />
                  <p {...translatedProps(group.text)} />
                </div>
                <Packs>
                  {group.medicines.map((medicine, index) => (
                    <Pack
                      key={medicine._key}
                      id={ids[index] ?? ''}
                      medicine={medicine}
                      isHidden={!visibleIds.has(ids[index] ?? '')}
                    />
                  ))}
                </Packs>
              </Group>
            )
          })}
        </ul>
        {visibleIds.size === 0 && <Nothing {...translatedProps(t('nothing'))} />}
        <VisuallyHidden
          role="status"
          {...translatedProps(
            choice.query
              ? t('count', { n: visibleIds.size })
              : { key: 'medicines.count', value: '' },
          )}
        />
        <Caption ruled={false}>
          <span {...translatedProps(message('figure.medicines'))} />
        </Caption>
        {names.length > 0 && (
          <QuoteRequest
            t={t}
            count={t('count', { n: names.length })}
            names={names}
            message={requestFor(names, t)}
            service={section.service}
            onClear={clear}
          />
        )}
      </figure>
    </Frame>
  )
}
