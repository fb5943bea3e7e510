import { expect, test } from 'vitest'
import { generatePage, seeded } from '../../tests/support/generatedContent.ts'
import { page } from '../../web/model/page.ts'
import { site } from '../../web/model/site.ts'
import { sectionTypes } from '../../web/sections/shapes.ts'
import { complete } from './complete.ts'

const words = () => 'Words'
const begun = { _id: 'a', _type: 'servicePage', slug: 'new', title: { en: 'Cold Chain' } }

test('a page of which only the title is written has all its parts', () => {
  const result = complete(page, begun, (path) => path.join('.'))
  expect(result?.value).toMatchObject({
    title: { en: 'Cold Chain' },
    hero: { heading: { en: 'hero.heading.en' }, text: { en: 'hero.text.en' } },
    sections: [{ _type: 'prose' }],
  })
  expect(result?.places).toEqual([['seo'], ['hero'], ['sections']])
})

test.for(sectionTypes)('a %s section is shown as soon as it is added', (_type) => {
  const sections = [{ _key: 'a', _type }]
  const result = complete(page, { ...begun, sections }, words)
  expect(result?.value.sections).toMatchObject([{ _key: 'a', _type }])
})

test('what is right stays beside a placeholder', () => {
  const steps = {
    _key: 'a',
    _type: 'steps',
    heading: { en: 'Process' },
    items: [
      { _key: 'b', title: { en: 'Apply' }, text: { en: 'Hand in.' } },
      { _key: 'c', title: { fr: 'Suite' }, duration: { from: 4, to: 2, unit: 'weeks' } },
    ],
  }
  const result = complete(page, { ...begun, sections: [steps] }, words)
  expect(result?.value.sections[0]).toMatchObject({
    heading: { en: 'Process' },
    items: [
      { title: { en: 'Apply' }, text: { en: 'Hand in.' } },
      { title: { en: 'Words', fr: 'Suite' }, text: { en: 'Words' } },
    ],
  })
})

test('a button without a kind, and a translation of another length, do not hide the page', () => {
  const list = {
    _key: 'a',
    _type: 'checklist',
    heading: { en: 'Papers' },
    actions: [{ _key: 'b' }],
  }
  const items = { en: ['One', 'Two'], fr: ['Un'] }
  const result = complete(page, { ...begun, sections: [{ ...list, items }] }, words)
  expect(result?.value.sections[0]).toMatchObject({ items: { en: ['One', 'Two'] } })
})

test('settings of which nothing is written are shown', () => {
  expect(complete(site, { _id: 'siteSettings' }, words)?.value.companyName).toBe('Words')
})

test('whatever is taken out of a page, the rest is shown', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const choose = seeded(seed)
    const { page: whole } = generatePage(choose, { sections: sectionTypes })
    const { _id, title } = whole
    const part = JSON.parse(JSON.stringify(whole), (field, value) =>
      field.startsWith('_') || choose(6) > 0 ? value : undefined,
    )
    const kept = { ...part, _id, _type: 'servicePage', slug: 'new', title }
    expect(complete(page, kept, words)?.value.title, `seed ${seed}`).toEqual(title)
  }
})
