import { expect, test } from 'vitest'
import { coverage } from './snapshot.ts'

test('the summary counts the texts for which English stands in, by language', () => {
  const content = {
    pages: [{ title: { en: 'Services', fr: 'Services' }, items: [{ text: { en: 'One' } }] }],
    site: { blurb: { en: 'We help', fr: 'Nous aidons', pt: 'Ajudamos' } },
  }
  expect(coverage(content)).toEqual([
    'fr: 2 of 3 texts translated (66%), English stands in for 1',
    'pt: 1 of 3 texts translated (33%), English stands in for 2',
  ])
})
