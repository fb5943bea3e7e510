import { expect, test } from 'vitest'
import { points, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { ServiceList } from './ServiceList.tsx'

const service = (name: string) => ({
  _id: name,
  path: `/services/${name.toLowerCase()}`,
  title: text(name),
  summary: text(`All about ${name}`),
  features: points(`${name} dossier`),
})

test('each service is an item of the list that leads to its page in words of its own, or by its title', async () => {
  const view = await render(
    <ServiceList
      section={{
        _type: 'serviceList',
        _key: 'a',
        anchor: 'core',
        heading: text('Core services'),
        group: 'core',
        services: [service('WAHO'), { ...service('GMP'), linkText: text('Compare the standards') }],
      }}
    />,
  )
  expect(textsOf(view, '#core > div > div > ul > li h3')).toEqual(['WAHO', 'GMP'])
  expect(one(view, 'a[href="/services/gmp"]').textContent).toBe('Compare the standards')
  expect(one(view, 'a[href="/services/waho"]').textContent).toBe('WAHO')
})
