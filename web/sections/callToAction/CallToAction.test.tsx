import { expect, test } from 'vitest'
import { fixedStore } from '../../loading/contentStore.ts'
import { page, site, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { CallToAction } from './CallToAction.tsx'

test('a call to action has a text and buttons, in the editor’s order', async () => {
  const view = await render(
    <CallToAction
      section={{
        _type: 'callToAction',
        _key: 'a',
        anchor: 'cta',
        heading: text('Ready?'),
        intro: text('We are'),
        text: text('Talk to us'),
        actions: [
          { _key: 'a', kind: 'contact', label: text('Get a quote') },
          { _key: 'b', kind: 'page', label: text('Services'), page: '/services' },
        ],
      }}
    />,
  )
  const section = one(view, 'section#cta')
  expect(textsOf(section, 'p')).toEqual(['We are', 'Talk to us'])
  expect([...section.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/contact',
    '/services',
  ])
})

const emergency = {
  _type: 'callToAction' as const,
  _key: 'a',
  anchor: 'emergency',
  emergency: true,
  heading: text('Recall?'),
  text: text('Somebody answers at any hour'),
  actions: [
    { _key: 'a', kind: 'phone' as const, label: text('Call us') },
    { _key: 'b', kind: 'page' as const, label: text('What to do'), page: '/services' },
  ],
}

test('the emergency shows the telephone number, whatever other buttons there are', async () => {
  const view = await render(<CallToAction section={emergency} />)
  expect(textsOf(view, 'span')).toEqual(['Call us'])
  expect(textsOf(view, 'a')).toEqual(['What to do', '+233 30 200 0000'])
})

test('the emergency shows a line of its own in place of the office’s number', async () => {
  const store = fixedStore({ ...site, emergencyPhone: '+233 30 200 0009' }, page)
  const view = await render(<CallToAction section={emergency} />, { store })
  expect(textsOf(view, 'a')).toEqual(['What to do', '+233 30 200 0009'])
})
