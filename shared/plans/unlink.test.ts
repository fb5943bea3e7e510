import { describe, expect, test } from 'vitest'
import { unlink } from './unlink.ts'

const removed = new Map([['over', null]])
const reference = (_ref: string) => ({ _type: 'reference', _ref })

test('entries that are only a link are removed, also with resolved references', () => {
  const entry = (page: object) => ({ _key: 'a', kind: 'page', label: { en: 'Apply' }, page })
  const [kept, body] = [entry(reference('kept')), { name: 'A body', page: reference('over') }]
  expect(unlink({ menu: [entry(reference('over')), kept], bodies: [body] }, removed)).toEqual({
    menu: [kept],
    bodies: [{ name: 'A body' }],
  })
  const resolved = { _id: 'over', _type: 'page', slug: 'over' }
  expect(unlink({ actions: [{ ...entry(resolved), service: null }] }, removed)).toEqual({
    actions: [],
  })
})

test('a question that was chosen from a removed category is removed from its page', () => {
  const chosen = (category: object) => ({ _key: 'a', _type: 'chosenQuestion', category })
  const kept = { ...chosen(reference('kept')), questionKey: 'who' }
  const questions = [{ ...chosen(reference('over')), questionKey: 'who' }, kept]
  expect(unlink({ questions }, removed)).toEqual({ questions: [kept] })
  const resolved = { _id: 'over', faqs: [{ question: { en: 'Who?' } }] }
  expect(unlink({ questions: [chosen(resolved)] }, removed)).toEqual({ questions: [] })
})

test('references in lists and in fields are removed', () => {
  const related = [reference('over'), reference('kept')]
  expect(unlink({ related, page: reference('over') }, removed)).toEqual({
    related: [reference('kept')],
  })
})

test('a button that opens something else stays, without the page that it once opened', () => {
  const button = { _key: 'a', kind: 'contact', label: { en: 'Ask us' } }
  expect(unlink({ actions: [{ ...button, page: reference('over') }] }, removed)).toEqual({
    actions: [button],
  })
})

test('a link in a text is removed, but its words and their other marks stay', () => {
  const block = {
    _type: 'block',
    children: [{ _type: 'span', text: 'Read the tender', marks: ['strong', 'a'] }],
    markDefs: [
      { _key: 'a', _type: 'pageLink', page: reference('over') },
      { _key: 'b', _type: 'webLink', url: 'https://example.org' },
    ],
  }
  expect(unlink({ text: { en: [block] } }, removed)).toMatchObject({
    text: {
      en: [
        { children: [{ text: 'Read the tender', marks: ['strong'] }], markDefs: [{ _key: 'b' }] },
      ],
    },
  })
})

describe('with a page that takes the place', () => {
  const moved = new Map([['over', { _ref: 'next' }]])

  test('a button, a row and words of a text lead there, without the anchor of a section', () => {
    const link = (_ref: string) => ({ _type: 'pageLink', page: reference(_ref) })
    const content = (_ref: string, anchor: object) => ({
      button: { label: { en: 'Apply' }, page: reference(_ref) },
      rows: [{ _key: 'a', name: { en: 'Ghana' }, page: reference(_ref), ...anchor }],
      text: {
        children: [{ _type: 'span', text: 'Read it', marks: ['a'] }],
        markDefs: [{ _key: 'a', ...link(_ref), ...anchor }],
      },
    })
    expect(unlink(content('over', { anchor: 'fees' }), moved)).toEqual(content('next', {}))
  })

  test('entries that are only a link are removed, unless their list would be empty', () => {
    const entry = (_ref: string) => ({ _key: _ref, page: reference(_ref) })
    const list = { menu: [entry('over'), entry('kept')], links: [{ ...entry('over'), _key: 'a' }] }
    expect(unlink(list, moved)).toEqual({
      menu: [entry('kept')],
      links: [{ ...entry('next'), _key: 'a' }],
    })
  })

  test('a comparison keeps a page for each row', () => {
    const pages = (_ref: string) => ({ comparedPages: [reference('kept'), reference(_ref)] })
    expect(unlink(pages('over'), moved)).toEqual(pages('next'))
  })

  test('links in query results get its address, and listed documents are removed', () => {
    const next = { _id: 'next', _type: 'page', slug: 'next' }
    const over = { _id: 'over', _type: 'page', slug: 'over' }
    const results = { rows: [{ name: 'Ghana', page: over }], pages: [{ ...over, title: 'Over' }] }
    expect(unlink(results, new Map([['over', next]]))).toEqual({
      rows: [{ name: 'Ghana', page: next }],
      pages: [],
    })
  })
})
