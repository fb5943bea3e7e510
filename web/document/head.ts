import type { Page, Site } from '../model/types.ts'

/** Title and description of a page, or of the not-found page. */
export function headTexts(page: Page | null, site: Site) {
  if (page) return { title: page.seo.title.value, description: page.seo.description.value }
  const { 'notFound.title': title, 'notFound.text': text } = site.messages
  return { title: `${title.value} | ${site.companyName}`, description: text.value }
}
