import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import type { SectionInLanguageOf } from '../sectionInLanguage.ts'
import { isShownIn } from '../sectionLists.ts'
import { derivePeople } from './derive.ts'
import { initialsOf, People } from './People.tsx'
import { people as shape } from './shape.ts'

type Person = NonNullable<SectionInLanguageOf<'people'>['people']>[number]

const person = (name: string, more: Partial<Person> = {}): Person => ({
  _id: name,
  name,
  role: text('Function'),
  ...more,
})

const portrait = (name: string) => ({
  alt: text(name),
  width: 480,
  height: 600,
  files: [{ path: `/images/${name}-480.webp`, width: 480 }],
})

const section = (people: Person[], language: 'en' | 'fr' = 'en') =>
  derivePeople(
    { _type: 'people', _key: 'a', anchor: 'people', heading: text('People'), people },
    { language },
  )

test('a person is a name, a function, languages and a line that can be called', async () => {
  const whole = person('Kofi Test', { languages: ['en', 'fr', 'ak'], phone: '+233 30 200 0009' })
  const view = await render(<People section={section([whole])} />)
  expect(textsOf(view, 'h3')).toEqual(['Kofi Test'])
  expect(textsOf(view, 'li p')).toEqual(['Function'])
  expect(textsOf(view, 'dl > div')).toEqual([
    'SpeaksEnglish, French, Akan',
    'Direct line+233 30 200 0009',
  ])
  expect(one<HTMLAnchorElement>(view, 'dd a').href).toBe('tel:+233302000009')
})

test('languages are named in the language of the page', () => {
  const [shown] = section([person('Kofi Test', { languages: ['en', 'gaa'] })], 'fr').people
  expect(shown?.languages?.value).toBe('Anglais, ga')
})

test('without a portrait there are initials, if somebody else has one', async () => {
  const without = await render(<People section={section([person('Ama Test')])} />)
  expect(without.querySelector('[aria-hidden]')).toBeNull()
  const both = [person('Ama Test'), person('Kofi Test', { image: portrait('kofi') })]
  const view = await render(<People section={section(both)} />)
  expect(textsOf(view, '[aria-hidden=true]')).toEqual(['AT'])
  expect(one<HTMLImageElement>(view, 'img').alt).toBe('kofi')
})

test.each([
  ['Ama Test', 'AT'],
  ['Kofi von der Test', 'KT'],
  ['Ɔkyere Ŋma', 'ƆŊ'],
  ['Ama', 'A'],
  ['ama', 'a'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

const stored = { _type: 'people', _key: 'a', heading: { en: 'People' } }
const issuesOf = (section: object) =>
  shape.safeParse(section).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('a section without anybody is valid and left out', () => {
  expect(issuesOf(stored)).toBeUndefined()
  expect(isShownIn(stored, 'en')).toBe(false)
  const withAma = { ...stored, people: [person('Ama Test')] }
  expect(isShownIn(withAma, 'en')).toBe(true)
})

test('somebody who is not published is refused', () => {
  expect(issuesOf({ ...stored, people: [null] })).toEqual([
    'people.0 refers to a person who does not exist or is not published',
  ])
})
