import { type CustomValidator, getPublishedId, type SanityDocument } from 'sanity'
import { z } from 'zod'
import { pageTypes } from '../../../shared/content/addresses/paths.ts'
import { searchTitle } from '../../../shared/content/pageTitles.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { visibleText } from '../../../shared/text/visibleText.ts'
import { t } from '../../i18n/t.ts'
import { ifReadable } from './ifReadable.ts'

type Texts = { [defaultLanguage]?: string } | undefined

const otherPages = `*[_type in $types && !(_id in [$id, "drafts." + $id])]{
  _id,
  "title": title.${defaultLanguage},
  "seo": {"title": seo.title.${defaultLanguage}}
}`

type Page = { title: string | null; seo: { title: string | null } }

/**
 * Refuses a title of another page, because search results and browser tabs would look the same.
 * @param field the validated field; if both are filled in, the SEO title counts
 */
export function uniqueSearchTitle(field: 'title' | 'seo.title'): CustomValidator<Texts> {
  return ifReadable(async (texts, { document, getClient }) => {
    const title = visibleText(texts?.[defaultLanguage] ?? '')
    if (!title || !document || (field === 'title' && hasOwn(document))) return true
    const pages = await getClient({ apiVersion })
      .withConfig({ perspective: 'raw' })
      .fetch<Page[]>(otherPages, { types: pageTypes, id: getPublishedId(document._id) })
    // GROQ cannot remove invisible characters.
    return pages.every((page) => visibleText(searchTitle(page) ?? '') !== title)
      ? true
      : { message: t('Another page has this title'), path: [defaultLanguage] }
  })
}

function hasOwn({ seo }: SanityDocument): boolean {
  return z.object({ title: localeString }).safeParse(seo).success
}
