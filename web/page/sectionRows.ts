import type { Section } from '../model/types.ts'

/** The maximum numbers of entries that fit half of a large screen in three rows. */
const maxEntries = { checklist: 6, cards: 4, groupedLists: 4 }

/** Whether a section is a short list, which fits half of a large screen. */
function isShort(section: Section): boolean {
  if (section._type === 'checklist')
    return !section.binders && section.items.length <= maxEntries.checklist
  if (section._type === 'groupedLists')
    return (
      !section.guided &&
      section.items.length <= maxEntries.groupedLists &&
      section.items.every(
        ({ text, lists }) =>
          !text && lists.length === 1 && lists.every(({ heading, pages }) => !heading && !pages),
      )
    )
  if (section._type !== 'cards') return false
  const { items, sideBySide } = section
  return (
    !sideBySide &&
    items.length <= maxEntries.cards &&
    items.every(({ features, link }) => !features && !link)
  )
}

/** Returns sections in rows: two short ones after one another share a row, any other has its own. */
export function sectionRows(sections: readonly Section[]): Section[][] {
  const rows: Section[][] = []
  for (const section of sections) {
    const last = rows.at(-1)
    const [before] = last ?? []
    if (last?.length === 1 && before && isShort(before) && isShort(section)) last.push(section)
    else rows.push([section])
  }
  return rows
}
