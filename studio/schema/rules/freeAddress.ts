import type { CustomValidator, SlugValue } from 'sanity'
import { pageTypes, pathOf, singletonPages } from '../../../shared/content/paths.ts'
import { isReserved } from '../../../shared/content/reservedPaths.ts'

const fixedAddresses = singletonPages.map((_type) => pathOf({ _type }))

/** Refuses a slug whose path is a singleton page's or reserved; Sanity compares slugs of one type. */
export const freeAddress: CustomValidator<SlugValue | undefined> = (slug, { document }) => {
  const type = pageTypes.find((candidate) => candidate === document?._type)
  if (!slug?.current || !type) return true
  const address = pathOf({ _type: type, slug: slug.current })
  if (fixedAddresses.includes(address)) return `Another page has the address ${address}`
  return isReserved(address) ? `The site needs the address ${address} for itself` : true
}
