import type { CustomValidator, SlugValue } from 'sanity'
import { pageTypes, pathOf, singletonPages } from '../../../shared/content/paths.ts'

const fixedAddresses = singletonPages.map((_type) => pathOf({ _type }))

/**
 * Keeps pages from the addresses that are given away for ever; slugs are only compared in a type.
 */
export const freeAddress: CustomValidator<SlugValue | undefined> = (slug, { document }) => {
  const type = pageTypes.find((candidate) => candidate === document?._type)
  if (!slug?.current || !type) return true
  const address = pathOf({ _type: type, slug: slug.current })
  return fixedAddresses.includes(address) ? `Another page has the address ${address}` : true
}
