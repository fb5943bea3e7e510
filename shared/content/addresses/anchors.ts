import { slugOf } from '../../text/foldText.ts'
import { withoutInvisible } from '../../text/visibleText.ts'

/** Ids of elements that are part of every page. */
export const reservedIds = ['main', 'hero', 'contents', 'root', 'site-header']

/** The id of a source in the list at the end of its page. Unique, because anchors contain no underscore. */
export const sourceId = (number: number) => `source_${number}`

/** The fields of a section that determine its ids. */
export type SectionIds = {
  anchor?: string | null | undefined
  /** In a draft, the English text may be missing. */
  heading?: { en?: string | undefined } | null | undefined
  /** The FAQ categories that the section lists. */
  categories?: readonly { slug: string | null }[] | undefined
}

/**
 * Returns all ids of a page's sections, in order. They are the slugs of FAQ categories or the stored anchor, which
 * never change, or else a slug of the English heading, with a number if it is already used. A section without a heading
 * has no id.
 */
export function sectionIds<S extends SectionIds>(sections: readonly S[]) {
  const storedIds = ({ anchor, categories }: SectionIds) =>
    (categories?.map(({ slug }) => slug) ?? [anchor]).filter((id) => typeof id === 'string')
  const used = new Set([...reservedIds, ...sections.flatMap(storedIds)])
  return sections.flatMap((section) => {
    const ids = storedIds(section)
    if (ids.length === 0 && section.heading?.en) {
      const own = derivedId(section.heading.en)
      let derived = own
      for (let count = 2; used.has(derived); count += 1) derived = `${own}-${count}`
      used.add(derived)
      ids.push(derived)
    }
    return ids.map((id) => ({ section, id }))
  })
}

/** Returns the duplicate stored ids of a page, with all of their sections, because links would find only the first. */
export function repeatedIds<S extends SectionIds>(sections: readonly S[]) {
  const ids = sectionIds(sections)
  return ids.filter(({ id }) => ids.filter((each) => each.id === id).length > 1)
}

/** Returns a heading as an id, which begins with a letter. */
function derivedId(heading: string): string {
  const slug = slugOf(withoutInvisible(heading))
  return /^[a-z]/.test(slug) ? slug : `section-${slug}`.replace(/-$/, '')
}
