import { z } from 'zod'
import type { DraftPage } from '../../gate/checks/checkDrafts.ts'
import { languagesOf } from '../../shared/content/languages/documentLanguages.ts'
import { newsTopics } from '../../shared/content/pageTypes/newsArticle.ts'
import { serviceGroups } from '../../shared/content/pageTypes/servicePage.ts'
import { defaultLanguage, type Language, languageCodes } from '../../shared/languages.ts'
import { slugOfDraft } from '../../shared/previewProtocol.ts'
import { pageShape } from '../../web/model/snapshot/pageShape.ts'
import type { ValidPage } from '../../web/model/types.ts'

type Placeholders = Record<'title' | 'description' | 'heading' | 'text' | 'note', string>

/** Placeholders for missing texts, and the note in place of an incomplete section. */
const placeholdersByLanguage: Record<Language, Placeholders> = {
  en: {
    title: 'Untitled',
    description: 'Description',
    heading: 'Heading',
    text: 'Text',
    note: 'This section is shown when it is complete. What it needs is listed below.',
  },
  fr: {
    title: 'Sans titre',
    description: 'Description',
    heading: 'Titre',
    text: 'Texte',
    note: 'Cette section s’affiche dès qu’elle est complète. Ce qui lui manque est indiqué ci-dessous.',
  },
  pt: {
    title: 'Sem título',
    description: 'Descrição',
    heading: 'Título',
    text: 'Texto',
    note: 'Esta secção aparece quando estiver completa. O que lhe falta está indicado abaixo.',
  },
}

/** Returns the same value, in the editor's language, for each language of the site. */
const inEach = <T>(value: T) => Object.fromEntries(languageCodes.map((code) => [code, value]))

/**
 * Completes an incomplete draft for the preview: removes values that the shape refuses, and replaces sections
 * that cannot be shown with a note.
 * @param editorLanguage the language of the note and of the placeholders
 * @returns null if the draft is not a page
 */
export function completePage(
  result: DraftPage,
  editorLanguage: Language = defaultLanguage,
): ValidPage | null {
  const placeholders = placeholdersByLanguage[editorLanguage]
  const draft = structuredClone(result)
  for (;;) {
    const { data, error } = pageShape.safeParse(withBlanks(draft, placeholders))
    if (data) return data
    const [issue] = error.issues
    if (!issue || !remove(draft, issue.path, placeholders)) return null
  }
}

function withBlanks(draft: DraftPage, placeholders: Placeholders) {
  const { hero, seo, sections, slug } = draft
  if (draft._type === 'newsArticle') return articleWithBlanks(draft, placeholders)
  return {
    title: inEach(placeholders.title),
    ...draft,
    slug: slug ?? slugOfDraft(draft._id),
    seo: { description: inEach(placeholders.description), ...Object(seo) },
    ...(draft._type === 'servicePage' && {
      service: { group: serviceGroups[0], related: [], ...Object(draft.service) },
    }),
    hero: {
      heading: inEach(placeholders.heading),
      text: inEach(placeholders.text),
      ...Object(hero),
    },
    sections:
      Array.isArray(sections) && sections.length > 0 ? sections : [noteInPlaceOf({}, placeholders)],
  }
}

/**
 * Fills in missing texts of an article. An article without any title is shown in every language. A placeholder replaces
 * a text that is missing in one language.
 */
function articleWithBlanks({ _id, slug, news, ...draft }: DraftPage, placeholders: Placeholders) {
  const identity = { _id, _type: 'newsArticle' }
  const written = z.looseObject({ title: z.unknown() }).catch({ title: undefined }).parse(news)
  const codes = languagesOf({ ...identity, title: written.title })
  const languages = codes.length > 0 ? codes : languageCodes
  const complete = (texts: unknown, blank: unknown) => ({
    ...Object.fromEntries(languages.map((code) => [code, blank])),
    ...Object(texts),
  })
  return {
    ...draft,
    _id,
    slug: slug ?? slugOfDraft(_id),
    news: {
      ...identity,
      publishedOn: new Date().toISOString().slice(0, 10),
      topic: newsTopics[0],
      ...written,
      title: complete(written.title, placeholders.title),
      summary: complete(written.summary, placeholders.text),
      text: complete(written.text, paragraph(placeholders.text)),
    },
  }
}

/** Removes the value at a path, or its parent if it is missing. */
function remove(
  draft: DraftPage,
  path: readonly PropertyKey[],
  placeholders: Placeholders,
): boolean {
  const name = path.at(-1)
  if (name === undefined) return false
  const parent = path.slice(0, -1).reduce(valueIn, draft)
  const value = valueIn(parent, name)
  if (!(parent instanceof Object) || value === undefined)
    return remove(draft, path.slice(0, -1), placeholders)
  if (parent === draft.sections) Reflect.set(parent, name, noteInPlaceOf(value, placeholders))
  else if (Array.isArray(parent)) parent.splice(Number(name), 1)
  else Reflect.deleteProperty(parent, name)
  return true
}

function valueIn(value: unknown, name: PropertyKey): unknown {
  return value instanceof Object ? Reflect.get(value, name) : undefined
}

/** Returns a text section in place of an incomplete one, with its key and its heading, if any. */
function noteInPlaceOf(section: unknown, { heading, note: text }: Placeholders) {
  return {
    _type: 'prose',
    _key: valueIn(section, '_key') ?? 'note',
    heading: valueIn(section, 'heading') ?? inEach(heading),
    body: inEach(paragraph(text)),
  }
}

const paragraph = (text: string) => [
  { _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'a', text }] },
]
