import { type CustomValidator, getPublishedId } from 'sanity'
import { pageTypes } from '../../../shared/content/paths.ts'
import { apiVersion } from '../../../shared/contentLake.ts'
import { defaultLanguage } from '../../../shared/languages.ts'

const titles = `*[
  _type in $types && !(_id in [$id, "drafts." + $id])
].seo.title.${defaultLanguage}`

/** Refuses a title that another page has: search results and browser tabs would look the same. */
export const uniqueSeoTitle: CustomValidator<{ [defaultLanguage]?: string } | undefined> = async (
  texts,
  { document, getClient },
) => {
  const title = texts?.[defaultLanguage]?.trim()
  if (!title || !document) return true
  const others = await getClient({ apiVersion })
    .withConfig({ perspective: 'raw' })
    .fetch<(string | null)[]>(titles, { types: pageTypes, id: getPublishedId(document._id) })
  // The gate compares trimmed titles; GROQ cannot trim.
  return others.every((other) => other?.trim() !== title)
    ? true
    : { message: 'Another page has this title', path: [defaultLanguage] }
}
