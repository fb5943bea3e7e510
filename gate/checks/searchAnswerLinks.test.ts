import { expect, test } from 'vitest'
import { demoContent } from '../../tests/support/demoContent.ts'
import { searchAnswerLinkIssues } from './searchAnswerLinks.ts'

const { site, pages } = await demoContent()

test('a link of an answer to a section that its page has lost names both documents', () => {
  expect(searchAnswerLinkIssues(site.searchAnswers, pages)).toEqual([])
  const changed = pages.map((page) =>
    page._id === 'service-nafdac'
      ? { ...page, sections: page.sections.filter((section) => !('items' in section)) }
      : page,
  )
  expect(searchAnswerLinkIssues(site.searchAnswers, changed)).toEqual([
    {
      documentId: 'answer-nafdac',
      documentType: 'searchAnswer',
      path: 'links[_key=="process"].anchor',
      message: 'refers to a section that the page does not have: process',
      other: { documentId: 'service-nafdac', documentType: 'servicePage' },
    },
    expect.objectContaining({ path: 'links[_key=="documents"].anchor' }),
    expect.objectContaining({
      documentId: 'answer-local-agent',
      path: 'links[_key=="nafdac"].anchor',
    }),
  ])
})
