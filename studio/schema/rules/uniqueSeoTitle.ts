import { type CustomValidator, getPublishedId } from 'sanity'
import { pageTypes } from '../../../web/content/paths.ts'
import { defaultLanguage } from '../../../web/i18n/languages.ts'

const sameTitle = `count(*[
  _type in $types && seo.title.${defaultLanguage} == $title && !(_id in [$id, "drafts." + $id])
])`

/** Two pages with one title are one page to a search engine and to somebody with many tabs. */
export const uniqueSeoTitle: CustomValidator<{ [defaultLanguage]?: string } | undefined> = async (
  texts,
  { document, getClient },
) => {
  const title = texts?.[defaultLanguage]
  if (!title || !document) return true
  const others = await getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<number>(sameTitle, { types: pageTypes, title, id: getPublishedId(document._id) })
  return others === 0 ? true : { message: 'Another page has this title', path: [defaultLanguage] }
}
