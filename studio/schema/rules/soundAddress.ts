import type { CustomValidator, SlugValue } from 'sanity'
import { pageTypes } from '../../../shared/content/paths.ts'
import { slugFault } from '../../../shared/content/slugFault.ts'
import { sentence } from './sentence.ts'

/** Refuses a slug that makes no path of its own, as the gate does. */
export const soundAddress: CustomValidator<SlugValue | undefined> = (slug, { document }) => {
  const _type = pageTypes.find((type) => type === document?._type)
  if (!slug?.current || !_type) return true
  const message = slugFault({ _type, slug: slug.current })
  return message === null ? true : sentence(message)
}
