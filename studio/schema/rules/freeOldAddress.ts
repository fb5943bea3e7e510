import { type CustomValidator, getPublishedId } from 'sanity'
import { type PageType, pageTypes, pathOf } from '../../../shared/content/paths.ts'
import { comparable } from '../../../shared/content/shapes/redirect.ts'
import { apiVersion } from '../../../shared/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { isPublished } from '../../links/listings.ts'

const query = `{
  "pages": *[_type in $pageTypes && ${isPublished}]{_type, "slug": slug.current},
  "others": *[_type == "redirect" && defined(from) && !(_id in [$id, "drafts." + $id])].from
}`

type Answer = { pages: { _type: PageType; slug?: string }[]; others: string[] }

/**
 * Refuses an old address that is the address of a page, which would lead from a page to itself or hide it,
 * or that has been written already.
 */
export const freeOldAddress: CustomValidator<string | undefined> = async (
  from,
  { document, getClient },
) => {
  if (!from || !document) return true
  const params = { pageTypes, id: getPublishedId(document._id) }
  const { pages, others } = await getClient({ apiVersion })
    .withConfig({ perspective: 'raw' })
    .fetch<Answer>(query, params)
  const isSame = (path: string) => comparable(path) === comparable(from)
  if (pages.map(pathOf).some(isSame)) return t('Visitors see a page at this address')
  return others.some(isSame) ? t('This old address is in the list already') : true
}
