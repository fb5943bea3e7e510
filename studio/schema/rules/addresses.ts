import { type CustomValidator, getPublishedId, type SlugValue } from 'sanity'
import {
  type PageType,
  pageTypes,
  pathOf,
  singletonPages,
} from '../../../shared/content/addresses/paths.ts'
import {
  maxRedirects,
  normalizedPath,
  tooManyRedirects,
} from '../../../shared/content/shapes/redirect.ts'
import { slugIssue } from '../../../shared/content/shapes/slug.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { pagesAt } from '../../documents/addresses/pagesAt.ts'
import { publishedFilter } from '../../documents/links/listedDocuments.ts'
import { t } from '../../i18n/t.ts'
import { anyTitle } from '../../queries/anyTitle.ts'
import { ifReadable } from './ifReadable.ts'
import { issueText } from './shape.ts'

export const validAddress: CustomValidator<SlugValue | undefined> = (slug, { document }) => {
  const _type = pageTypes.find((type) => type === document?._type)
  if (!slug?.current || !_type) return true
  const message = slugIssue({ _type, slug: slug.current })
  return message === null ? true : issueText(message)
}

const fixedAddresses = singletonPages.map((_type) => pathOf({ _type }))

/** Refuses the address of another page of any type. */
export const uniqueAddress: CustomValidator<SlugValue | undefined> = ifReadable(
  async (slug, { document, getClient }) => {
    const type = pageTypes.find((candidate) => candidate === document?._type)
    if (!slug?.current || !document || !type) return true
    const address = pathOf({ _type: type, slug: slug.current })
    if (fixedAddresses.includes(address))
      return t('Another page has the address {address}', { address })
    const { filter, params } = pagesAt(address)
    const [duplicate] = await getClient({ apiVersion })
      .withConfig({ perspective: 'raw' })
      .fetch<{ title: string | null }[]>(
        `*[(${filter}) && !(_id in [$id, "drafts." + $id])]{_id, "title": ${anyTitle}}`,
        { ...params, id: getPublishedId(document._id) },
      )
    if (!duplicate) return true
    return duplicate.title
      ? t('The page “{page}” has the address {address}. Choose another one.', {
          page: duplicate.title,
          address,
        })
      : t('Another page has the address {address}', { address })
  },
)

const query = `{
  "pages": *[_type in $pageTypes && ${publishedFilter}]{_type, "slug": slug.current},
  "count": count(*[_type == "redirect" && ${publishedFilter} && _id != $id]),
  "others": *[_type == "redirect" && defined(from) && !(_id in [$id, "drafts." + $id])].from
}`

type QueryResult = { pages: { _type: PageType; slug?: string }[]; count: number; others: string[] }

/**
 * Refuses an old address that is the address of a page, which would redirect a page to itself or hide it,
 * that exists already, or that exceeds the maximum.
 */
export const uniqueOldAddress: CustomValidator<string | undefined> = ifReadable(
  async (from, { document, getClient }) => {
    if (!from || !document) return true
    const params = { pageTypes, id: getPublishedId(document._id) }
    const { pages, count, others } = await getClient({ apiVersion })
      .withConfig({ perspective: 'raw' })
      .fetch<QueryResult>(query, params)
    const isSame = (path: string) => normalizedPath(path) === normalizedPath(from)
    if (pages.map(pathOf).some(isSame)) return t('Visitors see a page at this address')
    if (others.some(isSame)) return t('This old address is in the list already')
    return count < maxRedirects ? true : issueText(tooManyRedirects)
  },
)
