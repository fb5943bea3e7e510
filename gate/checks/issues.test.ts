import { expect, test } from 'vitest'
import { ContentError, describeKept, uniqueIssues } from './issues.ts'

const studio = 'https://studio.example'
const document = { documentId: 'page-about', documentType: 'aboutPage' }
const whole = { ...document, path: '', message: 'is missing' }
const field = {
  ...document,
  path: 'sections[_key=="a"].title.fr',
  message: 'is the same',
  other: { documentId: 'faq', documentType: 'faqPage' },
}
const lines = [
  '  aboutPage › page-about is missing',
  '    https://studio.example/intent/edit/id=page-about;type=aboutPage',
  '  aboutPage › page-about › sections[_key=="a"].title.fr › (fr) is the same (faqPage › faq)',
  '    https://studio.example/intent/edit/id=page-about;type=aboutPage;path=sections%5B_key==%22a%22%5D.title.fr',
]

test('an error of the content names each document, field, language and clash, with a link to it', () => {
  const error = new ContentError([whole, field], studio)
  expect(error.message.split('\n')).toEqual([
    'The content has 2 issue(s); nothing was changed.',
    ...lines,
  ])
  expect(error).toMatchObject({ name: 'ContentError', issues: [whole, field] })
})

test('documents that are kept are named with the reasons', () => {
  const kept = [document, { ...document, documentId: 'faq' }]
  expect(describeKept({ kept, issues: [whole] }, studio).split('\n')).toEqual([
    'Kept at the last valid version until these issues are fixed: page-about, faq',
    ...lines.slice(0, 2),
  ])
})

test('an issue that was found twice is reported once', () => {
  expect(uniqueIssues([whole, field, { ...whole }])).toEqual([whole, field])
})
