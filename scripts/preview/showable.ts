import type { z } from 'zod'
import { pathOf } from '../../shared/content/paths.ts'
import { defaultLanguage, isLanguage, languages } from '../../shared/languages.ts'
import { slugOfDraft } from '../../shared/previewPaths.ts'
import type { DraftFault } from '../../web/model/draft.ts'
import { page as pageShape } from '../../web/model/page.ts'
import { site as siteShape } from '../../web/model/site.ts'
import type { StoredPage, StoredSite } from '../../web/model/types.ts'
import type { CheckedDraft } from '../content/checkDrafts.ts'
import type { Issue } from '../content/issues.ts'
import { locate } from '../content/parseDocument.ts'
import { complete } from './complete.ts'
import { stepsOf, titlesOf, typeTitle } from './fieldTitles.ts'

/** A draft as the preview shows it: complete, with placeholders at these keys (see `Draft`). */
type Showable<T> = { value: T | null; placeholders: string[]; faults: DraftFault[] }

type CheckedPage = CheckedDraft['pages'][number]

/** Returns whether a page is at a path of the preview: its own, or the one of a page without a slug. */
export function isAt(path: string, { path: own, answer }: CheckedPage): boolean {
  return path === own || path === pathOf({ ...answer, slug: slugOfDraft(answer._id) })
}

/** Returns a page with placeholders for what is missing or refused. */
export function showablePage({ value, issues, answer }: CheckedPage): Showable<StoredPage> {
  const hasNoPath = issues.some((issue) => issue.path === 'slug')
  const page = hasNoPath ? { ...answer, slug: slugOfDraft(answer._id) } : answer
  return showable(pageShape, { value, issues, answer: page }, answer)
}

/** Returns what all pages share, likewise. */
export function showableSite(site: CheckedDraft['site']): Showable<StoredSite> {
  return showable(siteShape, site, { _id: 'siteSettings', _type: 'siteSettings' })
}

function showable<T>(
  shape: z.ZodType<T>,
  { value, issues, answer }: { value: T | null; issues: Issue[]; answer: unknown },
  document: { _id: string; _type: string },
): Showable<T> {
  const named = issues.map((issue) => ({ ...issue, field: nameOf(issue, document, answer) }))
  if (value !== null) return { value, placeholders: [], faults: named }
  const wordsFor = (path: readonly PropertyKey[]) =>
    titlesOf(document._type, path, answer).fields.at(-1) ?? 'Text'
  const completed = complete(shape, answer, wordsFor)
  const keys = (completed?.places ?? []).map((place) => {
    const { documentId, path } = locate(place, answer, document)
    // The text as a whole, whose key names no language.
    return `${documentId}:${path.replace(/\.\w\w$/, (end) => (isLanguage(end.slice(1)) ? '' : end))}`
  })
  return { value: completed?.value ?? null, placeholders: keys, faults: named }
}

/** Returns a field as the Studio names it, in another document with the kind of that. */
function nameOf(
  { documentId, documentType, path }: Issue,
  document: { _id: string },
  answer: unknown,
) {
  const isOwn = documentId === document._id
  const { fields, language } = titlesOf(documentType, stepsOf(path), isOwn ? answer : undefined)
  const names = [...(isOwn ? [] : [typeTitle(documentType)]), ...fields].join(' › ')
  const english = languages.find(({ code }) => code === defaultLanguage)?.name
  return language && language !== english
    ? `${names} (${language})`
    : names || typeTitle(documentType)
}
