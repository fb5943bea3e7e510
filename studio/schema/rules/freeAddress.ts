import { type CustomValidator, getPublishedId, type SlugValue } from 'sanity'
import { pageTypes, pathOf, singletonPages } from '../../../shared/content/paths.ts'
import { apiVersion } from '../../../shared/contentLake.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { pagesAt } from '../../addresses/pagesAt.ts'
import { t } from '../../i18n/t.ts'

const fixedAddresses = singletonPages.map((_type) => pathOf({ _type }))

/** Refuses the address of another page, of whatever type. */
export const freeAddress: CustomValidator<SlugValue | undefined> = async (
  slug,
  { document, getClient },
) => {
  const type = pageTypes.find((candidate) => candidate === document?._type)
  if (!slug?.current || !document || !type) return true
  const address = pathOf({ _type: type, slug: slug.current })
  if (fixedAddresses.includes(address))
    return t('Another page has the address {address}', { address })
  const { filter, params } = pagesAt(address)
  const other = await getClient({ apiVersion })
    .withConfig({ perspective: 'raw' })
    .fetch<{ title: string | null } | null>(
      `*[(${filter}) && !(_id in [$id, "drafts." + $id])][0]{"title": title.${defaultLanguage}}`,
      { ...params, id: getPublishedId(document._id) },
    )
  if (!other) return true
  return other.title
    ? t('The page “{page}” has the address {address}. Choose another one.', {
        page: other.title,
        address,
      })
    : t('Another page has the address {address}', { address })
}
