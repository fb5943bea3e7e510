import { expect, test } from 'vitest'
import { fixedStore } from '../../loading/contentStore.ts'
import { page, site, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { ContactInfo } from './ContactInfo.tsx'

const section = {
  _type: 'contactInfo' as const,
  _key: 'a',
  anchor: 'info',
  heading: text('Contact information'),
}

test('the section lists mail, telephone, location and business hours of the site settings', async () => {
  const view = await render(<ContactInfo section={section} />)
  expect(textsOf(view, '#info ul > li')).toEqual([
    'Emailinfo@test.example',
    'Phone+233 30 200 0000',
    'LocationAccra, Ghana',
    'Business HoursMon - Fri: 8AM - 6PMGhana Standard Time',
  ])
})

test('the languages of calls and mail are listed once editors have chosen them', async () => {
  const store = fixedStore({ ...site, answerLanguages: text('English, French') }, page)
  const view = await render(<ContactInfo section={section} />, { store })
  expect(textsOf(view, '#info ul > li')).toContain('Languages of Calls and MailEnglish, French')
})

test('mail and telephone are links that open their programs', async () => {
  const view = await render(<ContactInfo section={section} />)
  expect(one(view, 'a[href="mailto:info@test.example"]')).toBeDefined()
  expect(one(view, 'a[href="tel:+233302000000"]')).toBeDefined()
})

test('an emergency line of its own and WhatsApp are listed where there are any', async () => {
  const numbers = { emergencyPhone: '+233 30 200 0009', whatsapp: '+233 20 000 0008' }
  const store = fixedStore({ ...site, ...numbers }, page)
  const view = await render(<ContactInfo section={section} />, { store })
  expect(textsOf(view, '#info ul > li').slice(2, 4)).toEqual([
    'Emergency line, 24/7+233 30 200 0009',
    'WhatsApp+233 20 000 0008',
  ])
  expect(one(view, 'a[href="tel:+233302000009"]')).toBeDefined()
  expect(one(view, 'a[href="https://wa.me/233200000008"]')).toBeDefined()
})
