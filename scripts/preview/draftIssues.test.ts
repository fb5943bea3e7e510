import { expect, test } from 'vitest'
import { draftIssues } from './draftIssues.ts'

const result = { _id: 'about', sections: [{ _key: 'a', _type: 'stats' }] }
const issue = { documentId: 'about', documentType: 'aboutPage', message: 'is missing' }

test.each([
  ['', 'aboutPage', undefined],
  ['hero.heading.en', 'aboutPage.hero.heading', undefined],
  ['hero.heading.fr', 'aboutPage.hero.heading', 'Français'],
  ['sections[_key=="a"].items[0].value', 'aboutPage.sections.stats.items.value', undefined],
])('an issue at «%s» names the field %s', (path, field, language) => {
  const [shown] = draftIssues({ issues: [{ ...issue, path }], result })
  expect(shown).toMatchObject({ path, field, message: 'is missing' })
  expect(shown?.language).toBe(language)
})
