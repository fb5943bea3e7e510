import { expect, test } from 'vitest'
import { points, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Bodies } from './Bodies.tsx'

const body = (name: string, countryCount: string) => ({
  _key: name,
  name: text(name),
  fullName: text(`${name} in full`),
  text: text(`What ${name} does`),
  services: points(`${name} dossier`, `${name} audit`),
  countryCount,
  page: `/services/${name.toLowerCase()}`,
})

const section = {
  _type: 'bodies' as const,
  _key: 'a',
  anchor: 'bodies',
  heading: text('Bodies'),
  items: [body('WAHO', '15'), body('NAFDAC', '1')],
}

test('each body is an item of the list, with its services as a list of their own', async () => {
  const view = await render(<Bodies section={section} />)
  expect(textsOf(view, '#bodies > div > div > ul > li h3')).toEqual(['WAHO', 'NAFDAC'])
  expect(textsOf(view, 'li ul > li')).toEqual([
    'WAHO dossier',
    'WAHO audit',
    'NAFDAC dossier',
    'NAFDAC audit',
  ])
})

test('one country is in the singular', async () => {
  const view = await render(<Bodies section={section} />)
  expect(textsOf(view, '[data-translate^="bodies."]')).toEqual(['15 countries', '1 country'])
})

test('the link leads to the page about the body and says which it is', async () => {
  const view = await render(<Bodies section={section} />)
  const link = one(view, 'a[href="/services/waho"]')
  expect(link.textContent).toBe('WAHO')
})
