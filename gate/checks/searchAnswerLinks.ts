import { sectionIds } from '../../shared/content/addresses/anchors.ts'
import { issueMessage } from '../../shared/content/shapes/issueMessages.ts'
import type { ValidPage, ValidSite } from '../../web/model/types.ts'
import type { Issue } from './issues.ts'

/**
 * Returns an issue for each link of a search answer to a missing section of a page. The section may have been removed
 * after the answer was written, so the issue names both documents.
 */
export function searchAnswerLinkIssues(
  answers: ValidSite['searchAnswers'],
  pages: readonly ValidPage[],
): Issue[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return answers.flatMap(({ _id, links = [] }) =>
    links.flatMap(({ _key, page: path, anchor }): Issue[] => {
      const page = byPath.get(path)
      if (!page || anchor === undefined) return []
      if (sectionIds(page.sections).some(({ id }) => id === anchor)) return []
      return [
        {
          documentId: _id,
          documentType: 'searchAnswer',
          path: `links[_key=="${_key}"].anchor`,
          message: issueMessage('refers to a section that the page does not have: {anchor}', {
            anchor,
          }),
          other: { documentId: page._id, documentType: page._type },
        },
      ]
    }),
  )
}
