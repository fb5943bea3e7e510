import { expect, test } from 'vitest'
import { paragraph } from '../../testing/content.ts'
import { click, locationOf, one, render, textsOf } from '../../testing/render.tsx'
import { RichText } from './RichText.tsx'

const span = (text: string, ...marks: string[]) => ({
  _key: text,
  _type: 'span' as const,
  text,
  marks,
})

const block = {
  ...paragraph('a'),
  markDefs: [
    { _key: 'inside', _type: 'pageLink' as const, page: '/services/who' },
    { _key: 'outside', _type: 'webLink' as const, url: 'https://who.int/' },
  ],
  children: [
    span('We are '),
    span('prequalified', 'inside'),
    span(' by '),
    span('WHO', 'outside', 'strong'),
    span('.', 'em'),
  ],
}

test('a link to a page stays inside the application', async () => {
  const view = await render(<RichText text={{ key: 'test:body', value: [block] }} />)
  await click(one(view, 'a[href="/services/who"]'))
  expect(locationOf(view)).toBe('/services/who')
})

test('a link to another site opens it in place of this one', async () => {
  const view = await render(<RichText text={{ key: 'test:body', value: [block] }} />)
  const link = one(view, 'a[href="https://who.int/"]')
  expect([link.textContent, link.getAttribute('target')]).toEqual(['WHO', null])
})

test('bold and italics are marked as such', async () => {
  const view = await render(<RichText text={{ key: 'test:body', value: [block] }} />)
  expect(textsOf(view, 'strong, em')).toEqual(['WHO', '.'])
})

test('paragraphs, sub-headings and lists keep their order', async () => {
  const item = (text: string, listItem: 'bullet' | 'number') => ({
    ...paragraph(text),
    listItem,
    level: 1,
  })
  const view = await render(
    <RichText
      text={{
        key: 'test:body',
        value: [
          { ...paragraph('Why'), style: 'h3' },
          paragraph('Because:'),
          item('one', 'bullet'),
          item('two', 'bullet'),
          item('first', 'number'),
        ],
      }}
    />,
  )
  const children = [...one(view, '[data-translate]').children]
  expect(children.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H3 Why',
    'P Because:',
    'UL onetwo',
    'OL first',
  ])
})

test('English in place of a translation is marked', async () => {
  const view = await render(
    <RichText text={{ key: 'test:body', value: [paragraph('Hello')], lang: 'en' }} />,
  )
  expect(one(view, '[lang]').getAttribute('lang')).toBe('en')
})
