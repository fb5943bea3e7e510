import { slugOfDraft } from '../../shared/preview.ts'
import { page as pageShape } from '../../web/model/page.ts'
import type { StoredPage } from '../../web/model/types.ts'
import type { DraftPage } from '../gate/checkDrafts.ts'

/** What a page shows in place of required fields that are missing. */
const blank = {
  title: { en: 'Untitled' },
  seo: { description: { en: 'Description' } },
  hero: { heading: { en: 'Heading' }, text: { en: 'Text' } },
}

/**
 * Returns an incomplete draft as the preview shows it: without the values that the shape of pages
 * refuses, and with a note in place of a section that cannot be shown without them.
 * @returns null if the draft is no page at all
 */
export function completePage(answer: DraftPage): StoredPage | null {
  const draft = structuredClone(answer)
  for (;;) {
    const { data, error } = pageShape.safeParse(withBlanks(draft))
    if (data) return data
    const [issue] = error.issues
    if (!issue || !remove(draft, issue.path)) return null
  }
}

function withBlanks(draft: DraftPage) {
  const { hero, seo, sections, slug } = draft
  return {
    ...blank,
    ...draft,
    slug: slug ?? slugOfDraft(draft._id),
    seo: { ...blank.seo, ...Object(seo) },
    hero: { ...blank.hero, ...Object(hero) },
    sections: Array.isArray(sections) && sections.length > 0 ? sections : [noteInPlaceOf({})],
  }
}

/** Removes the value at a path, or what contains it if there is none. */
function remove(draft: DraftPage, path: readonly PropertyKey[]): boolean {
  const name = path.at(-1)
  if (name === undefined) return false
  const parent = path.slice(0, -1).reduce(valueIn, draft)
  const value = valueIn(parent, name)
  if (!(parent instanceof Object) || value === undefined) return remove(draft, path.slice(0, -1))
  if (parent === draft.sections) Reflect.set(parent, name, noteInPlaceOf(value))
  else if (Array.isArray(parent)) parent.splice(Number(name), 1)
  else Reflect.deleteProperty(parent, name)
  return true
}

function valueIn(value: unknown, name: PropertyKey): unknown {
  return value instanceof Object ? Reflect.get(value, name) : undefined
}

/** Returns a section of text with the key and, if it is written, the heading of an incomplete one. */
function noteInPlaceOf(section: unknown) {
  const text = 'This section is shown when it is complete. What it needs is listed below.'
  return {
    _type: 'prose',
    _key: valueIn(section, '_key') ?? 'note',
    heading: valueIn(section, 'heading') ?? { en: 'Heading' },
    body: {
      en: [{ _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'a', text }] }],
    },
  }
}
