import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Quotes } from './Quotes.tsx'

const section = { _type: 'quotes' as const, _key: 'a', anchor: 'said', heading: text('Said') }

test('each quote is a quotation with who says it as its caption', async () => {
  const items = [
    { _key: 'a', text: text('On time'), name: 'Ama Badu', role: text('Director') },
    { _key: 'b', text: text('Complete'), name: 'The ministry' },
  ]
  const view = await render(<Quotes section={{ ...section, items }} />)
  expect(textsOf(view, '#said li > figure > blockquote > p')).toEqual(['On time', 'Complete'])
  const speakers = [...view.querySelectorAll('figcaption')]
  expect(speakers.map((speaker) => textsOf(speaker, 'p'))).toEqual([
    ['Ama Badu', 'Director'],
    ['The ministry'],
  ])
})

test('an untranslated quote is marked with its language', async () => {
  const words = { ...text('On time'), lang: 'en' as const }
  const items = [{ _key: 'a', text: words, name: 'Ama Badu' }]
  const view = await render(<Quotes section={{ ...section, items }} />)
  expect(one(view, 'blockquote p').lang).toBe('en')
})

test('a quote with a picture shows it beside the name, which describes it', async () => {
  const files = [{ path: '/images/ama-240.webp', width: 240 }]
  const image = { alt: text('Ama Badu'), width: 240, height: 300, files }
  const items = [
    { _key: 'a', text: text('On time'), name: 'Ama Badu', image },
    { _key: 'b', text: text('Complete'), name: 'The ministry' },
  ]
  const view = await render(<Quotes section={{ ...section, items }} />)
  const speakers = [...view.querySelectorAll('figcaption')]
  expect(speakers.map((speaker) => speaker.querySelector('img')?.alt)).toEqual([
    'Ama Badu',
    undefined,
  ])
})
