import { expect, test } from 'vitest'
import { paragraph, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Prose } from './Prose.tsx'

const section = {
  _type: 'prose' as const,
  _key: 'a',
  anchor: 'story',
  heading: text('Our story'),
  body: { key: 'test:body', value: [paragraph('It began'), paragraph('It went on')] },
}

test('the paragraphs of a section are marked as one text', async () => {
  const view = await render(<Prose section={section} />)
  expect(textsOf(one(view, '#story [data-translate]:has(p)'), 'p')).toEqual([
    'It began',
    'It went on',
  ])
  expect(view.querySelector('img')).toBeNull()
})

test('a picture is beside the text, with its alternative text and reserved space', async () => {
  const image = {
    alt: { ...text('A warehouse'), lang: 'en' as const },
    width: 960,
    height: 640,
    files: [
      { path: '/images/a-480.webp', width: 480 },
      { path: '/images/a-960.webp', width: 960 },
    ],
  }
  const view = await render(<Prose section={{ ...section, image }} />)
  const picture = one<HTMLImageElement>(view, '#story img')
  expect(picture.getAttribute('alt')).toBe('A warehouse')
  expect(picture.lang).toBe('en')
  expect(picture.getAttribute('srcset')).toBe('/images/a-480.webp 480w, /images/a-960.webp 960w')
  expect([picture.width, picture.height]).toEqual([960, 640])
})
