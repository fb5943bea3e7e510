import type { CustomValidator } from 'sanity'
import { fieldPath } from '../../../shared/content/fieldPaths.ts'
import { type ArticleFields, articleIssues } from '../../../shared/content/pageTypes/newsArticle.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { type PageParts, pageIssues } from '../../../web/sections/pageIssues.ts'
import { withCategories } from '../../documents/links/listedDocuments.ts'
import { ifReadable } from './ifReadable.ts'
import { issueText } from './shape.ts'

type Page = PageParts & ArticleFields

/** Validates the fields of a page against one another, as the gate does. */
export const consistentPage: CustomValidator<Page | undefined> = ifReadable(
  async (page, { getClient }) => {
    if (page === undefined) return true
    const sections = await withCategories(getClient({ apiVersion }), page.sections ?? [])
    const issues = pageIssues({ ...page, sections })
    if (page._type === 'newsArticle') issues.push(...articleIssues(page))
    return issues.map(({ path, message }) => {
      // FAQ categories are documents of their own, so the issue is shown at the section that lists them.
      const inPage = path.includes('categories') ? path.slice(0, path.indexOf('categories')) : path
      return { message: issueText(message), path: fieldPath(inPage, page) }
    })
  },
)
