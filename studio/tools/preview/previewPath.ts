import {
  countryPath,
  pageTypes,
  pathOf,
  type singletonPages,
} from '../../../shared/content/addresses/paths.ts'
import { groupsOf } from '../../../shared/content/countries/memberships.ts'
import { slugOfDraft } from '../../../shared/previewProtocol.ts'

type PreviewedDocument = { _id: string; _type: string; slug?: string | undefined }

/** The page that shows the documents of a type, for types that are not pages. */
const shownAt: Record<string, (typeof singletonPages)[number]> = {
  milestone: 'aboutPage',
  faqCategory: 'faqPage',
}

/** Returns the path of a document in the preview. A page without an address has a path of its own. */
export function previewPath({ _id, _type, slug }: PreviewedDocument): string {
  const type = pageTypes.find((candidate) => candidate === (shownAt[_type] ?? _type)) ?? 'homePage'
  return pathOf({ _type: type, slug: slug || slugOfDraft(_id) })
}

/** Returns the path of a country's page, or undefined if the build makes none. */
export function countryPagePath(names: unknown, memberships: unknown): string | undefined {
  const english: unknown = Object(names).en
  return typeof english === 'string' && groupsOf(memberships).includes('operations')
    ? countryPath(english)
    : undefined
}

export const previewToolName = 'presentation'
