import { homePath, newsListPath, servicesPath } from '../../shared/content/addresses/paths.ts'
import type { Text } from '../../shared/content/languages/inLanguage.ts'
import { fillText } from '../i18n/fillText.ts'
import type { Page, Site } from './types.ts'

/** Returns the breadcrumb of a page; empty for the home page. */
export function breadcrumb(page: Page, { messages }: Site): { path: string; label: Text }[] {
  if (page.path === homePath) return []
  const home = { path: homePath, label: messages['nav.home'] }
  const services = { path: servicesPath, label: messages['nav.services'] }
  const ancestors =
    page._type === 'servicePage'
      ? [services]
      : (page.ancestors ?? []).map(({ path, title }) => ({ path, label: title }))
  // An article's long title is left out, because the heading shows it. The year's list exists only if the news page
  // does.
  if (page._type === 'newsArticle' && ancestors.length > 0) {
    const year = page.news.publishedOn.slice(0, 4)
    const label = fillText(messages['news.year'], { year })
    return [home, ...ancestors, { path: newsListPath({ year }), label }]
  }
  return [home, ...ancestors, { path: page.path, label: page.title }]
}
