import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { readDraft, removeDraft } from '../../browser/enquiryDraft.ts'
import { points, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Checklist } from './Checklist.tsx'
import { deriveChecklist } from './derive.ts'

test('each entry is an item of one list', async () => {
  const view = await render(
    <Checklist
      section={{
        _type: 'checklist',
        _key: 'a',
        anchor: 'documents',
        heading: text('Documents'),
        items: points('Licence', 'Dossier'),
      }}
    />,
  )
  expect(textsOf(one(view, '#documents ul'), 'li[data-translate]')).toEqual(['Licence', 'Dossier'])
})

const inEnglish = {
  _type: 'checklist' as const,
  _key: 'a',
  anchor: 'documents',
  heading: text('Documents'),
  items: [
    { _key: 'licence', text: text('Current licence of the site'), short: text('Licence') },
    { _key: 'dossier', text: text('Dossier in CTD format'), short: text('Dossier') },
  ],
  tickable: true,
}
const contact = {
  _type: 'callToAction' as const,
  _key: 'b',
  anchor: 'cta',
  heading: text('Ask'),
  text: text('Ask'),
  actions: [{ kind: 'contact' as const, label: text('Ask'), service: 'NAFDAC' }],
}
const section = deriveChecklist(inEnglish, {
  language: 'en',
  inAllLanguages: {
    ...inEnglish,
    heading: { en: 'Documents' },
    items: inEnglish.items.map(({ _key, text, short }) => ({
      _key,
      text: { en: text.value },
      short: { en: short.value },
    })),
  },
  sections: [inEnglish, contact],
})
const open = () => render(<Checklist section={section} />)
type View = Awaited<ReturnType<typeof open>>

const click = (element: HTMLElement) => act(async () => element.click())

/** The draft of the message after a press of the button. */
async function askIn(view: View) {
  const link = one<HTMLAnchorElement>(view, '#documents a')
  expect(link.getAttribute('href')).toBe('/contact?service=NAFDAC#form')
  link.addEventListener('click', (event) => event.preventDefault())
  await click(link)
  return readDraft()?.values.message
}

beforeEach(() => removeDraft())

test('a checklist to tick has a box for each entry, named by the entry alone, and counts them', async () => {
  const view = await open()
  const named = [...view.querySelectorAll<HTMLInputElement>('#documents li > label > input')]
  const names = named.map(({ labels }) =>
    textsOf(labels?.[0] ?? view, 'label > span:not([aria-hidden])').join(),
  )
  expect(names).toEqual(['Current licence of the site', 'Dossier in CTD format'])
  expect(textsOf(view, '[aria-hidden]')).toEqual(['Licence', 'Dossier'])
  expect(textsOf(view, '#documents p')).toEqual(['Tick what you have', 'of 2 at hand'])
})

test('to ask fills the message with what is missing, until nothing is', async () => {
  const view = await open()
  await click(one<HTMLInputElement>(view, 'li:first-child input'))
  expect(await askIn(view)).toBe(
    'We have 1 of the 2 documents in your list. Missing:\n- Dossier in CTD format\nProduct: ',
  )
  await click(one<HTMLInputElement>(view, 'li:last-child input'))
  expect(await askIn(view)).toBe('We have all 2 documents in your list.\nProduct: ')
})

test('what is ticked stays in the tab', async () => {
  await click(one<HTMLInputElement>(await open(), 'li:last-child input'))
  const view = await open()
  expect([...view.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true])
})

test('the buttons of the section are beside the count', async () => {
  const actions = [{ kind: 'print' as const, label: text('Print') }]
  const view = await render(<Checklist section={{ ...section, actions }} />)
  expect(textsOf(view, '#documents p ~ div > button')).toEqual(['Print'])
})
