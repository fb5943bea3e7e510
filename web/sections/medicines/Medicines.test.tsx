import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { readDraft, removeDraft } from '../../browser/enquiryDraft.ts'
import { createT } from '../../i18n/createT.ts'
import { namespaceMessages } from '../../i18n/messages.ts'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { requestFor } from './choice.ts'
import { deriveMedicines } from './derive.ts'
import { Medicines } from './Medicines.tsx'

const inEnglish = {
  _type: 'medicines' as const,
  _key: 'a',
  anchor: 'categories',
  heading: text('Categories'),
  items: (['malaria', 'arv', 'both'] as const).map((category) => ({
    _key: category,
    category,
    title: text(`Against ${category}`),
    text: text(`For ${category}`),
    medicines: [
      { _key: 'one', name: text(`${category} óne`), ingredients: 2 },
      { _key: 'two', name: text(`${category} two`), form: 'vial' as const },
    ],
  })),
}
const contact = {
  _type: 'callToAction' as const,
  _key: 'b',
  anchor: 'order',
  heading: text('Order'),
  text: text('Order'),
  actions: [{ kind: 'contact' as const, label: text('Quote'), service: 'Malaria & ARV' }],
}
const section = deriveMedicines(inEnglish, {
  language: 'en',
  inAllLanguages: { ...inEnglish, heading: { en: 'Categories' }, items: [] },
  sections: [inEnglish, contact],
})
const open = () => render(<Medicines section={section} />)
type View = Awaited<ReturnType<typeof open>>

/** The medicines that are not hidden. */
const shown = (view: View) => textsOf(view, 'figure > ul > li:not([hidden]) li:not([hidden])')

const input = (view: View, name: string) => {
  const label = [...view.querySelectorAll('label')].find(({ textContent }) => textContent === name)
  return one<HTMLInputElement>(label ?? view, 'input')
}
const click = (element: HTMLElement) => act(async () => element.click())
const type = (view: View, words: string) =>
  act(async () => {
    const field = one<HTMLInputElement>(view, '[type=search]')
    // React overrides the property of the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

beforeEach(() => removeDraft())

test('each group is an item tagged Malaria, ARV or Both, with its medicines as a list', async () => {
  const view = await open()
  const items = [...view.querySelectorAll('#categories figure > ul > li')]
  expect(items.map((item) => textsOf(item, 'p[data-translate^="medicines."]'))).toEqual([
    ['Malaria'],
    ['ARV'],
    ['Both'],
  ])
  expect(textsOf(view, 'li li')).toEqual([
    ...['malaria óne', 'malaria two'],
    ...['arv óne', 'arv two'],
    ...['both óne', 'both two'],
  ])
})

test('the filter says how many medicines it shows', async () => {
  const view = await open()
  expect(textsOf(view, 'legend')).toEqual(['Programme'])
  expect(textsOf(view, 'fieldset label')).toEqual(['All6', 'Malaria2', 'ARV2', 'Both2'])
})

test('medicines are found by category and by typed words together', async () => {
  const view = await open()
  await click(input(view, 'ARV2'))
  expect(shown(view)).toEqual(['arv óne', 'arv two'])
  await type(view, 'ONE  against')
  expect(shown(view)).toEqual(['arv óne'])
  expect(textsOf(view, '[role=status]')).toEqual(['1 medicine'])
  await type(view, 'aspirin')
  expect(shown(view)).toEqual([])
  expect(view.textContent).toContain('No medicine in our list matches.')
})

test('ticked medicines become a line each of the draft of the message, and the page’s service is chosen', async () => {
  const view = await open()
  await click(input(view, 'arv two'))
  await click(input(view, 'malaria óne'))
  const request = one(view, '[role=region]')
  expect(textsOf(request, 'h3, p')).toEqual(['2 medicines', 'malaria óne, arv two'])
  const link = one<HTMLAnchorElement>(request, 'a')
  expect(link.getAttribute('href')).toBe('/contact?service=Malaria+%26+ARV#form')
  link.addEventListener('click', (event) => event.preventDefault())
  await click(link)
  expect(readDraft()?.values.message?.split('\n')).toEqual([
    'Please quote (strength, pack size and quantity after each name):',
    '- malaria óne: ',
    '- arv two: ',
    'Destination: ',
    'Date by which the stock must be in place: ',
  ])
})

test('any other link to the form takes the ticked medicines along, and no other link does', async () => {
  const view = await render(
    <>
      <a href="/fr/contact?service=ARV#form">Demander un devis</a>
      <a href="/fr/faq">FAQ</a>
      <a href="https://www.who.int/contact">WHO</a>
      <Medicines section={section} />
    </>,
  )
  view.addEventListener(
    'click',
    (event) => event.target instanceof HTMLAnchorElement && event.preventDefault(),
  )
  await click(input(view, 'arv two'))
  await click(one(view, 'a[href="/fr/faq"]'))
  await click(one(view, 'a[href^="https://www.who.int"]'))
  expect(readDraft()).toBeNull()
  await click(one(view, 'a[href^="/fr/contact"]'))
  expect(readDraft()?.values.message).toContain('- arv two: ')
})

test('in Portuguese no medicine is announced as many are', async () => {
  const portuguese = { ...section, messages: namespaceMessages('medicines', 'pt') }
  const view = await render(<Medicines section={portuguese} />, { path: '/pt' })
  await type(view, 'aspirin')
  expect(textsOf(view, '[role=status]')).toEqual(['0 medicamentos'])
})

test('a request for more medicines than the message has room for says how many it leaves out', () => {
  const t = createT('medicines', section.messages, 'en')
  const names = Array.from({ length: 60 }, (_, index) => `Dihydroartemisinin-piperaquine ${index}`)
  const message = requestFor(names, t)
  expect(message.split('\n').at(-3)).toBe('- and 20 more from your list: ')
  expect(message.length).toBeLessThan(2000)
})

test('the list stays in the tab, also when filters hide its medicines, until it is emptied', async () => {
  const before = await open()
  await click(input(before, 'arv two'))
  const view = await open()
  expect(textsOf(view, '[role=region] h3')).toEqual(['1 medicine'])
  await click(input(view, 'Malaria2'))
  expect(textsOf(view, '[role=region] p')).toEqual(['arv two'])
  await click(one<HTMLButtonElement>(view, '[role=region] button'))
  expect(view.querySelector('[role=region]')).toBeNull()
  const after = await open()
  expect(after.querySelector('[role=region]')).toBeNull()
})

test('a section leaves the list of another section as it is', async () => {
  await click(input(await open(), 'arv two'))
  const others = section.items.map((group) => ({ ...group, _key: `other-${group._key}` }))
  const other = await render(<Medicines section={{ ...section, items: others }} />)
  await click(input(other, 'malaria two'))
  expect(textsOf(await open(), '[role=region] p')).toEqual(['arv two'])
})

test('what was typed and ticked before the application ran counts', async () => {
  sessionStorage.setItem('medicines', 'both.one gone.two')
  expect(textsOf(await open(), '[role=region] p')).toEqual(['both óne'])
})
