import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { searchTitle } from '../../shared/content/fallbacks.ts'
import { fieldPathText } from '../../shared/content/fieldPaths.ts'
import { isSlugged, pageTypes, pathOf, singletonPages } from '../../shared/content/paths.ts'
import { comparable, redirect as redirectShape } from '../../shared/content/shapes/redirect.ts'
import { page as pageShape } from '../../web/model/page.ts'
import { site as siteShape } from '../../web/model/site.ts'
import type { StoredPage, StoredRedirect, StoredSite } from '../../web/model/types.ts'
import type { Fault } from './faults.ts'
import { type Identified, type Identity, identified, identity } from './identified.ts'
import { withPagesAbove } from './pagesAbove.ts'

/** What the answers that had no fault were parsed to: most are the same in the next build. */
const soundPages = new WeakMap<object, StoredPage>()
const soundSites = new WeakMap<object, StoredSite>()

/** The results of `pagesQuery`, `siteQuery` and `redirectsQuery`. */
export type Answer = { pages: unknown; site: unknown; redirects: unknown }

/**
 * Checks query results against the shapes, and the pages against one another.
 * @param changedAt when documents were last changed, by id: of two that clash, the later is at fault
 * @returns the content, or null if there are faults
 */
export function checkContent(
  answer: Answer,
  changedAt: ReadonlyMap<string, string> = new Map(),
): {
  faults: Fault[]
  content: CheckedContent | null
} {
  const faults: Fault[] = []
  const documents = z.array(identified).safeParse(answer.pages)
  if (!documents.success) {
    faults.push(whole('pages', 'the Content Lake did not return a list of pages'))
    return { faults, content: null }
  }

  const pages = documents.data.flatMap((document) =>
    parse(pageShape, document, document, faults, soundPages),
  )
  const settings = identity.safeParse(answer.site)
  if (!settings.success) faults.push(whole('siteSettings', 'is missing or not published'))
  const [site] = settings.success
    ? parse(siteShape, answer.site, settings.data, faults, soundSites)
    : []

  const redirects = checkRedirects(answer.redirects, faults)

  faults.push(...missingPages(documents.data), ...repeated(documents.data, changedAt))
  const isSound = faults.length === 0 && site !== undefined
  const content = isSound
    ? { pages: withPagesAbove(pages), site, ...besidesPages(redirects, pages) }
    : null
  return { faults, content }
}

function checkRedirects(answer: unknown, faults: Fault[]): StoredRedirect[] {
  const documents = z.array(identity.loose()).safeParse(answer)
  if (!documents.success) {
    faults.push(whole('redirect', 'the Content Lake did not return a list of old addresses'))
    return []
  }
  const redirects = documents.data.flatMap((it) => parse(redirectShape, it, it, faults))
  faults.push(
    ...repeatedBy(
      redirects,
      ({ from }) => comparable(from),
      'from',
      'is the same address as another',
    ),
  )
  return redirects
}

/** Where there is a page, visitors see it: a redirect would hide it, or lead from it to itself. */
function besidesPages(redirects: StoredRedirect[], pages: StoredPage[]) {
  const live = new Set(pages.map(({ path }) => comparable(path)))
  const isUnused = ({ from }: StoredRedirect) => live.has(comparable(from))
  return {
    redirects: redirects.filter((redirect) => !isUnused(redirect)),
    unused: redirects.filter(isUnused),
  }
}

/** A draft, or null if it is invalid, and its validation errors. */
type Checked<T> = { value: T | null; faults: Fault[] }

/** A draft with the answer that it was parsed from. */
export type CheckedAnswer<T, Answer = unknown> = Checked<T> & { answer: Answer }

export type CheckedDraft = {
  /** The path is null while a draft has no slug. */
  pages: (CheckedAnswer<StoredPage, DraftPage> & { path: string | null })[]
  site: CheckedAnswer<StoredSite>
}

/**
 * Checks each draft by itself, so that an invalid one does not hide the others.
 * @param answer the results of `pagesQuery` and `siteQuery` for drafts
 */
export function checkDrafts(answer: { pages: unknown; site: unknown }): CheckedDraft {
  const check = <T>(shape: z.ZodType<T>, value: unknown): Checked<T> => {
    const faults: Fault[] = []
    const document = identity.safeParse(value)
    if (!document.success) return { value: null, faults: [whole('siteSettings', 'is missing')] }
    const [parsed = null] = parse(shape, value, document.data, faults)
    return { value: parsed, faults }
  }
  const found = z.array(addressed).parse(withoutNulls(answer.pages))
  // What nobody has begun is checked field by field, so that each missing field is named.
  const pages = found.map((page) => ({ hero: {}, seo: {}, ...page }))
  return {
    pages: pages.map((page) => ({
      ...check(pageShape, page),
      path: draftPath(page),
      answer: page,
    })),
    site: { ...check(siteShape, answer.site), answer: withoutNulls(answer.site) },
  }
}

/** The fields that determine a page's path, in a document that may be invalid otherwise. */
const addressed = z.looseObject({
  _id: z.string(),
  _type: z.enum(pageTypes),
  slug: z.string().optional().catch(undefined),
})

export type DraftPage = z.output<typeof addressed>

/** Returns the path of a page that may be invalid otherwise, or null if it has none yet. */
function draftPath(page: DraftPage | Compared): string | null {
  return !isSlugged(page._type) || page.slug ? pathOf(page) : null
}

export type CheckedContent = {
  pages: StoredPage[]
  site: StoredSite
  redirects: StoredRedirect[]
  /** Redirects from addresses at which there is a page. */
  unused: StoredRedirect[]
}

function parse<T>(
  shape: z.ZodType<T>,
  value: unknown,
  document: Identified,
  faults: Fault[],
  sound = new WeakMap<object, T>(),
): T[] {
  const known = value instanceof Object ? sound.get(value) : undefined
  if (known !== undefined) return [known]
  const present = withoutNulls(value)
  const result = shape.safeParse(present)
  if (result.success) {
    if (value instanceof Object) sound.set(value, result.data)
    return [result.data]
  }
  for (const { path, message } of result.error.issues) {
    const fault = { ...placeOf(path, present, document), message }
    // A document that many pages list is reported once.
    if (!faults.some((known) => isDeepStrictEqual(known, fault))) faults.push(fault)
  }
  return []
}

/**
 * Returns the document and field of an issue. A page's answer contains the documents that its
 * sections list: an issue inside one of them is that document's.
 */
export function placeOf(
  path: readonly PropertyKey[],
  answer: unknown,
  page: { _id: string; _type: string },
): Omit<Fault, 'message'> {
  let owner = { ...page, answer, start: 0 }
  let value = answer
  for (const [index, step] of path.slice(0, -1).entries()) {
    value = value instanceof Object ? Reflect.get(value, step) : undefined
    const inner = identity.safeParse(value)
    if (inner.success) owner = { ...inner.data, answer: value, start: index + 1 }
  }
  return {
    documentId: owner._id,
    documentType: owner._type,
    path: fieldPathText(path.slice(owner.start), owner.answer),
  }
}

/** Removes nulls, which GROQ returns for missing fields: in the shapes such fields are optional. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([field, inner]) => [field, withoutNulls(inner)]),
  )
}

function missingPages(documents: Identified[]): Fault[] {
  const present = new Set(documents.map(({ _type }) => _type))
  return singletonPages
    .filter((type) => !present.has(type))
    .map((type) => whole(type, 'is missing or not published'))
}

const englishText = z
  .object({ en: z.string().trim().min(1) })
  .optional()
  .catch(undefined)

/**
 * The fields by which pages are compared. Each may be missing or invalid: all faults of a page are
 * reported at once.
 */
const comparedFields = z.object({
  _id: z.string(),
  _type: z.enum(pageTypes),
  slug: z.string().optional().catch(undefined),
  title: englishText,
  seo: z.object({ title: englishText }).catch({ title: undefined }),
  sections: z
    .array(
      z.object({ _key: z.string(), anchor: z.string().optional() }).optional().catch(undefined),
    )
    .catch([]),
})
type Compared = z.output<typeof comparedFields>

/** Returns the faults between pages (the same path or SEO title) and anchors repeated on a page. */
function repeated(documents: Identified[], changedAt: ReadonlyMap<string, string>): Fault[] {
  const pages = documents.flatMap((document) => {
    const { success, data } = comparedFields.safeParse(withoutNulls(document))
    return success ? [data] : []
  })
  const timeOf = ({ _id }: Compared) => changedAt.get(_id) ?? ''
  const oldestFirst = pages.toSorted(
    (a, b) => Number(timeOf(a) > timeOf(b)) - Number(timeOf(a) < timeOf(b)),
  )
  return [
    ...repeatedBy(oldestFirst, draftPath, 'slug', 'has the same address as another page'),
    ...repeatedBy(
      oldestFirst,
      ({ title, seo }) => searchTitle({ title, seo })?.en ?? null,
      'seo.title.en',
      'has the same title as another page',
    ),
    ...pages.flatMap(repeatedAnchors),
  ]
}

/** @param documents in the order in which they were changed: the later of two is at fault */
function repeatedBy<T extends Identity>(
  documents: T[],
  read: (document: T) => string | null,
  path: string,
  message: string,
): Fault[] {
  const first = new Map<string, T>()
  return documents.flatMap((document) => {
    const value = read(document)
    if (value === null) return []
    const other = first.get(value)
    if (other) return [{ ...of(document), path, message: `${message}: ${value}`, other: of(other) }]
    first.set(value, document)
    return []
  })
}

function repeatedAnchors(page: Compared): Fault[] {
  const seen = new Set<string>()
  return page.sections.flatMap((section) => {
    if (section?.anchor === undefined) return []
    const { anchor, _key } = section
    const isRepeated = seen.has(anchor)
    seen.add(anchor)
    const path = `sections[_key=="${_key}"].anchor`
    return isRepeated
      ? [{ ...of(page), path, message: `is used twice on the page: ${anchor}` }]
      : []
  })
}

const of = ({ _id, _type }: Identity) => ({ documentId: _id, documentType: _type })

const whole = (type: string, message: string): Fault => ({
  documentId: type,
  documentType: type,
  path: '',
  message,
})
