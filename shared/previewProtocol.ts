import { z } from 'zod'
import { publishedId } from './contentLake/draftIds.ts'

/**
 * Routes of the preview server. The Studio calls `enable`, which opens an editor's session, and `share`, which makes a
 * link to `shared` for people without an account. Pages call the others.
 */
export const previewPaths = {
  enable: '/preview/enable',
  share: '/preview/share',
  shared: '/preview/shared',
  draft: '/preview/draft',
  changes: '/preview/changes',
} as const

/** What a link for people without an account shows: a document with its draft, or the site after a plan. */
export const sharedSelection = z.union([
  z.object({ document: z.string() }),
  z.object({ plan: z.string() }),
])

export type SharedSelection = z.output<typeof sharedSelection>

/** The numbers of days for which a link to `shared` can be valid. */
export const shareDays = [1, 7, 30] as const

/** The URL parameters of `share`, besides the Studio's secret. */
export const shareRequest = z.object({
  document: z.string().optional(),
  plan: z.string().optional(),
  path: z.string(),
  days: z.coerce.number().refine((days) => shareDays.some((offered) => offered === days)),
})

/** The response of `share`: the link's token, and its end. */
export const shareReply = z.object({ token: z.string(), until: z.iso.datetime() })

/** The URL parameter of `shared` with the token of the link. */
export const tokenParameter = 'link'

/** The URL parameter of `draft` for a page that is open on its own, not in or from the Studio. */
export const aloneParameter = 'alone'

/** The URL parameter of `enable` with the Studio's language, for the preview's own texts. */
export const languageParameter = 'editor-language'

/**
 * Returns the preview's slug for a page without a slug. The page remains at this address after it gets a slug, so that
 * an open preview still finds it.
 */
export function slugOfDraft(id: string): string {
  return `draft-${publishedId(id)}`
}

/**
 * The page's message to the Studio that requests titles of fields and translations of the gate's messages. A field is
 * written like `homePage.sections.stats.heading`: list entries are identified by their type. Messages are sent in
 * English and answered in the Studio's language.
 */
export const titlesRequest = z.object({
  type: z.literal('preview/titles-request'),
  fields: z.array(z.string()),
  messages: z.array(z.string()),
})

/**
 * The Studio's reply: for each field, the titles of the document type and of each field on the path; for each English
 * message, a sentence; and the heading of the issues.
 */
export const titlesReply = z.object({
  type: z.literal('preview/titles'),
  titles: z.record(z.string(), z.array(z.string())),
  messages: z.record(z.string(), z.string()),
  heading: z.string(),
})

export type TitlesReply = Pick<z.output<typeof titlesReply>, 'titles' | 'messages' | 'heading'>

/** A field of a document, with its path in Sanity's notation, such as `hero.heading.fr`. */
const field = { id: z.string(), path: z.string() }

/** The page's message to the Studio that requests the stored text of a field, for editing on the page. */
export const textRequest = z.object({
  type: z.literal('preview/text-request'),
  ...field,
  /** Only drafts can be edited; published content and the site after a plan are read-only. */
  shows: z.enum(['drafts', 'published', 'plan']),
})

/** The page's message to the Studio that saves a text in the draft. */
export const textEdit = z.object({
  type: z.literal('preview/text-edit'),
  ...field,
  /** The stored text that the editor has changed. */
  before: z.string(),
  text: z.string(),
})

/** The Studio's reply to `textRequest` and `textEdit`, in its language. */
export const textReply = z.object({
  type: z.literal('preview/text'),
  ...field,
  /** The stored text; missing if it cannot be edited on the page. */
  text: z.string().optional(),
  isSaved: z.boolean(),
  /** The reason why the text cannot be edited or was not saved. */
  problem: z.string().optional(),
  /** The document type and the titles of the fields on the path. */
  title: z.string(),
  labels: z.object({ hint: z.string(), save: z.string(), leave: z.string() }),
})

/** The page's message to the Studio that requests a clipboard's content as plain text. */
export const pasteRequest = z.object({
  type: z.literal('preview/paste-request'),
  html: z.string(),
  plain: z.string(),
})

/** The Studio's reply. */
export const pasteReply = z.object({ type: z.literal('preview/paste'), text: z.string() })

export type TextReply = z.output<typeof textReply>

/** The URL parameter with the id of a plan, whose changes the preview shows. */
export const planParameter = 'plan'

/** Returns the id of the plan that a preview address names, or null. */
export function readPlanParameter(address: string): string | null {
  return new URL(address, 'http://localhost').searchParams.get(planParameter)
}

/** Returns an address with a plan's parameter, or unchanged without a plan. */
export function withPlan(address: string, plan: string | null): string {
  if (plan === null) return address
  const { pathname, searchParams, hash } = new URL(address, 'http://localhost')
  searchParams.set(planParameter, plan)
  return `${pathname}?${searchParams}${hash}`
}
