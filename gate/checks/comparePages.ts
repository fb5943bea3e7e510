import { z } from 'zod'
import {
  type AddressedPage,
  isSlugged,
  pageTypes,
  pathOf,
} from '../../shared/content/addresses/paths.ts'
import { searchTitle } from '../../shared/content/pageTitles.ts'
import { issueMessage, type MessageWithValues } from '../../shared/content/shapes/issueMessages.ts'
import { visibleText } from '../../shared/text/visibleText.ts'
import type { DocumentReference, Issue } from './issues.ts'
import type { AnyDocument, DocumentIdentity } from './parseDocument.ts'

const englishText = z
  .object({ en: z.string().overwrite(visibleText).min(1) })
  .optional()
  .catch(undefined)

/** The compared fields. Each may be missing or invalid, so that all issues of a page are reported at once. */
const comparedFields = z.object({
  _id: z.string(),
  _type: z.enum(pageTypes),
  slug: z.string().optional().catch(undefined),
  title: englishText,
  seo: z.object({ title: englishText }).catch({ title: undefined }),
})
type ComparedPage = z.output<typeof comparedFields>

/**
 * Returns the conflicts between pages: the same path, or English titles for search engines that look the same. The
 * later of two pages gets the issue. Ignores pages without a known type.
 * @param documents results of `pagesQuery`, in the order of their changes; any other field may be invalid
 */
export function comparePages(documents: AnyDocument[]): Issue[] {
  const pages = documents.flatMap((document) => comparedFields.safeParse(document).data ?? [])
  const titleOf = ({ title, seo }: ComparedPage) => searchTitle({ title, seo })?.en ?? null
  return [
    ...duplicateIssues(pages, draftPath, 'slug', 'has the same address as another page: {value}'),
    ...duplicateIssues(
      pages,
      titleOf,
      'seo.title.en',
      'has the same title as another page: {value}',
    ),
  ]
}

/** Returns the path of a page, or null if it has none yet. The page's other fields may be invalid. */
export function draftPath(page: AddressedPage): string | null {
  return !isSlugged(page._type) || page.slug ? pathOf(page) : null
}

/**
 * Returns an issue for each document with the same value as an earlier document, which becomes the issue's `other`.
 * @param documents in the order in which they were changed
 * @param read returns the compared value, or null for a document without one
 * @param path the field of the issues, in Sanity's notation
 * @param message with the value
 */
export function duplicateIssues<T extends DocumentIdentity>(
  documents: T[],
  read: (document: T) => string | null,
  path: string,
  message: Extract<MessageWithValues, `${string}{value}`>,
): Issue[] {
  const first = new Map<string, T>()
  return documents.flatMap((document) => {
    const value = read(document)
    if (value === null) return []
    const earlier = first.get(value)
    if (earlier === undefined) {
      first.set(value, document)
      return []
    }
    const issue = { path, message: issueMessage(message, { value }), other: toReference(earlier) }
    return [{ ...toReference(document), ...issue }]
  })
}

function toReference({ _id, _type }: DocumentIdentity): DocumentReference {
  return { documentId: _id, documentType: _type }
}
