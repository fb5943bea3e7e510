import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { ContactForm } from './ContactForm.tsx'

const section = {
  _type: 'contactForm' as const,
  _key: 'a',
  anchor: 'form',
  heading: text('Send us a Message'),
}

test('it shows the enquiry form, and mail and telephone beside it and where it cannot run', async () => {
  const view = await render(<ContactForm section={section} />)
  expect(one(view, 'form button').textContent).toBe('Send Message')
  const ways = ['info@test.example', '+233 30 200 0000']
  expect(textsOf(view, '#form aside a')).toEqual(ways)
  expect(textsOf(view, '#form :not(aside) > div > ul a')).toEqual(ways)
})
