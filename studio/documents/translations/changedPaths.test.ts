import type { ObjectSchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { changedPaths } from './changedPaths.ts'

const { workspace } = await testWorkspace([])
const page = {
  title: { en: 'Home' },
  hero: { heading: { en: 'Medicines', fr: 'Médicaments' } },
  sections: [
    { _type: 'stats', _key: 'facts', heading: { en: 'Facts' } },
    { _type: 'steps', _key: 'how', heading: { en: 'How we work' } },
  ],
}
const type = workspace.schema.get('homePage') as ObjectSchemaType
const changes = (draft: object) => changedPaths(type, page, { ...page, ...draft })

test('a draft that equals the published document has no changes', () => {
  expect(changes({})).toEqual([])
})

test('each text is named in the language in which it differs', () => {
  const [facts, how] = page.sections
  expect(
    changes({
      hero: { heading: { en: 'Medicines', fr: 'Remèdes', pt: 'Remédios' } },
      sections: [facts, { ...how, heading: { en: 'How it goes' } }],
    }),
  ).toEqual(['hero.heading.fr', 'hero.heading.pt', 'sections[_key=="how"].heading.en'])
})

test('if no text differs, the document’s field is named', () => {
  const { hero, sections } = page
  expect(changes({ hero: { ...hero, image: { asset: { _ref: 'image-a' } } } })).toEqual(['hero'])
  expect(changes({ sections: sections.slice(0, 1) })).toEqual(['sections'])
})
