import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Pictures } from './Pictures.tsx'

const section = { _type: 'pictures' as const, _key: 'a', anchor: 'seen', heading: text('Seen') }

const picture = (name: string) => ({
  alt: text(name),
  width: 960,
  height: 640,
  files: [480, 960].map((width) => ({ path: `/images/${name}-${width}.webp`, width })),
})

test('pictures are in their order, each loaded when it comes into view', async () => {
  const items = [picture('quay'), picture('store'), picture('desk')]
  const view = await render(<Pictures section={{ ...section, items }} />)
  const images = [...view.querySelectorAll<HTMLImageElement>('#seen li img')]
  expect(images.map(({ alt }) => alt)).toEqual(['quay', 'store', 'desk'])
  for (const image of images) expect(image.loading).toBe('lazy')
  expect(images[0]?.srcset).toBe('/images/quay-480.webp 480w, /images/quay-960.webp 960w')
})

test('a picture with a caption is a numbered figure', async () => {
  const captioned = { ...picture('quay'), caption: text('The quay at Tema') }
  const view = await render(<Pictures section={{ ...section, items: [captioned] }} />)
  expect(one(view, '#seen figure figcaption').textContent).toBe('FigureThe quay at Tema')
  const two = await render(
    <Pictures section={{ ...section, items: [captioned, picture('store')] }} />,
  )
  expect(textsOf(two, 'figcaption')).toEqual(['FigureThe quay at Tema'])
})
