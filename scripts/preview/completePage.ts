import type { DraftPage } from '../../gate/checkDrafts.ts'
import { slugOfDraft } from '../../shared/previewProtocol.ts'
import { pageShape } from '../../web/model/pageShape.ts'
import type { StoredPage } from '../../web/model/types.ts'

/** Placeholders for missing required fields of a page. */
const blankPage = {
  title: { en: 'Untitled' },
  seo: { description: { en: 'Description' } },
  hero: { heading: { en: 'Heading' }, text: { en: 'Text' } },
}

/**
 * Completes an incomplete draft for the preview: removes values that the shape refuses, and replaces sections
 * that cannot be shown with a note.
 * @returns null if the draft is not a page
 */
export function completePage(result: DraftPage): StoredPage | null {
  const draft = structuredClone(result)
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
    ...blankPage,
    ...draft,
    slug: slug ?? slugOfDraft(draft._id),
    seo: { ...blankPage.seo, ...Object(seo) },
    hero: { ...blankPage.hero, ...Object(hero) },
    sections: Array.isArray(sections) && sections.length > 0 ? sections : [noteInPlaceOf({})],
  }
}

/** Removes the value at a path, or its parent if it is missing. */
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

/** Returns a text section in place of an incomplete one, with its key and its heading, if any. */
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
