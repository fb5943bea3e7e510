import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { ContactInfo } from './ContactInfo.tsx'

const section = {
  _type: 'contactInfo' as const,
  _key: 'a',
  anchor: 'info',
  heading: text('Contact information'),
}

test('it lists mail, telephone, location and business hours of the site settings', async () => {
  const view = await render(<ContactInfo section={section} />)
  expect(textsOf(view, '#info ul > li')).toEqual([
    'Emailinfo@test.example',
    'Phone+233 30 200 0000',
    'LocationAccra, Ghana',
    'Business HoursMon - Fri: 8AM - 6PMGhana Standard Time',
  ])
})

test('mail and telephone are links that open their programs', async () => {
  const view = await render(<ContactInfo section={section} />)
  expect(one(view, 'a[href="mailto:info@test.example"]')).toBeDefined()
  expect(one(view, 'a[href="tel:+233302000000"]')).toBeDefined()
})
