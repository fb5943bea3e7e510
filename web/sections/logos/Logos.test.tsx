import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render } from '../../testing/render.tsx'
import { Logos, opticalWidth } from './Logos.tsx'

const logo = (name: string, url?: string) => ({
  _key: name,
  name,
  url,
  image: {
    alt: text(name),
    width: 200,
    height: 100,
    files: [{ path: `/images/${name}-200.webp`, width: 200 }],
  },
})

test('each logo is named by its partner, and leads to its website where there is one', async () => {
  const section = { _type: 'logos' as const, _key: 'a', anchor: 'with', heading: text('With') }
  const items = [logo('Volta', 'https://volta.example/'), logo('Keta')]
  const view = await render(<Logos section={{ ...section, items }} />)
  const logos = [...view.querySelectorAll<HTMLImageElement>('#with li img')]
  expect(logos.map(({ alt }) => alt)).toEqual(['Volta', 'Keta'])
  const link = one<HTMLAnchorElement>(view, '#with a')
  expect(link.href).toBe('https://volta.example/')
  expect(one<HTMLImageElement>(link, 'img').alt).toBe('Volta')
})

test('logos of any proportion look equally large, and none is too tall or too wide', () => {
  const shown = (width: number, height: number) => {
    const rem = opticalWidth({ width, height })
    return { width: rem, height: (rem * height) / width }
  }
  const square = shown(300, 300)
  const wide = shown(600, 120)
  const similar = (square.width * square.height) / (wide.width * wide.height)
  expect(similar).toBeGreaterThan(0.8)
  expect(similar).toBeLessThan(1.25)
  expect(wide.height).toBeLessThan(square.height)
  expect(shown(100, 900).height).toBeLessThan(5)
  expect(shown(9000, 100).width).toBeLessThanOrEqual(10)
})
