import { afterEach, expect, test, vi } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { ContactForm } from './ContactForm.tsx'

const section = {
  _type: 'contactForm' as const,
  _key: 'a',
  anchor: 'form',
  heading: text('Send us a Message'),
  services: [{ option: 'GMP Certification', name: text('Certification BPF') }],
  preset: undefined,
}

test('an enquiry names the service in English, whatever the visitor reads', async () => {
  const view = await render(<ContactForm section={section} />)
  const [, option] = view.querySelectorAll<HTMLOptionElement>('select option')
  expect(option?.value).toBe('GMP Certification')
  expect(option?.textContent).toBe('Certification BPF')
})

test('the section shows the enquiry form, and mail and telephone where it cannot run', async () => {
  const view = await render(<ContactForm section={section} />)
  expect(one(view, 'form button').textContent).toBe('Send Message')
  expect(textsOf(view, '#form div > ul a')).toEqual(['info@test.example', '+233 30 200 0000'])
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('a site without enquiries shows mail and telephone in place of the form', async () => {
  vi.stubEnv('SUPABASE_URL', '')
  vi.resetModules()
  const { ContactForm } = await import('./ContactForm.tsx')
  const { render } = await import('../../testing/render.tsx')
  const view = await render(<ContactForm section={section} />)
  expect(view.querySelector('form')).toBeNull()
  expect(textsOf(view, '#form ul a')).toEqual(['info@test.example', '+233 30 200 0000'])
})
