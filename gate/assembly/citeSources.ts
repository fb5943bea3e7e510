import { findNamedGroups } from '../../shared/content/countries/countryPlaceholders.ts'
import { membershipsOf } from '../../shared/content/countries/memberships.ts'
import type { AnyDocument } from '../checks/parseDocument.ts'
import type { DocumentsByList } from './documentsByList.ts'
import { asListSlot, type ListSlot, resolveSlot } from './listSlots.ts'

/**
 * Adds sources to pages, and to their sections that can have sources: those that state the memberships which the page
 * or section shows. They come after the sources that editors chose. A page or section shows the groups of countries
 * that it, its texts or its documents name.
 * @param documents the listed documents, before the placeholders in their texts are filled
 */
export function citeSources(
  pages: readonly AnyDocument[],
  documents: readonly AnyDocument[],
  lists: DocumentsByList,
): AnyDocument[] {
  const sources = documents.filter(({ _type }) => _type === 'source')
  const shownBy = new Map<string, ReadonlySet<string>>()
  for (const document of documents) shownBy.set(document._id, collectGroups(document))

  /** Returns the groups of countries that a value shows. */
  function collectGroups(value: unknown): ReadonlySet<string> {
    const shown = new Set<string>()
    const visit = (inner: unknown) => {
      if (typeof inner === 'string') for (const name of findNamedGroups(inner)) shown.add(name)
      if (!(inner instanceof Object)) return
      const slot = asListSlot(inner)
      if (slot === undefined) for (const field of Object.values(inner)) visit(field)
      else {
        if (slot._list === 'countries') shown.add(String(slot.filterValue))
        for (const document of resolveSlot(slot, lists))
          for (const name of (document && shownBy.get(document._id)) ?? []) shown.add(name)
      }
    }
    visit(value)
    return shown
  }

  /** Adds the sources that state one of the shown memberships to the sources of a page or section. */
  function withSources<Part extends object>(part: Part, shown: ReadonlySet<string>): Part {
    const names = new Set([...shown].flatMap(membershipsOf))
    const own = ('sources' in part && asListSlot(part.sources)?.referenced) || []
    const stating = sources.filter(
      ({ _id, memberships }) =>
        !own.some((each) => each._id === _id) &&
        Array.isArray(memberships) &&
        memberships.some((name) => names.has(name)),
    )
    const slot: ListSlot = { _list: 'sources', referenced: [...own, ...stating] }
    return stating.length > 0 ? { ...part, sources: slot } : part
  }

  return pages.map((page) => {
    const { sections, ...rest } = page
    const parts = [sections ?? []].flat().map((section: unknown) => ({
      section,
      shown: collectGroups(section),
    }))
    const shown = parts.reduce((all, part) => all.union(part.shown), collectGroups(rest))
    const cited = parts.map(({ section, shown }) =>
      section instanceof Object && 'sources' in section ? withSources(section, shown) : section,
    )
    return withSources(Array.isArray(sections) ? { ...page, sections: cited } : page, shown)
  })
}
