import { expect, test } from 'vitest'
import { fixedStore } from '../loading/contentStore.ts'
import { site, text } from '../testing/content.ts'
import { render, textsOf } from '../testing/render.tsx'
import { Footer } from './Footer.tsx'

test('the columns are those that editors have written, and social media follow them', async () => {
  const navigation = {
    ...site.navigation,
    footerColumns: [
      {
        _key: 'a',
        content: 'links' as const,
        heading: text('For authorities'),
        links: [{ _key: 'who', page: '/services/who', label: text('WHO') }],
      },
    ],
  }
  const socialLinks = [{ _key: 'a', platform: 'LinkedIn', url: 'https://www.linkedin.com/' }]
  const store = fixedStore({ ...site, navigation, socialLinks }, null)
  const view = await render(<Footer />, { store })
  expect(textsOf(view, 'h2')).toEqual(['Test Pharma', 'For authorities', 'Follow us'])
  expect(textsOf(view, 'a[href="/services/who"]')).toEqual(['WHO'])
})

test('WhatsApp is a way to write to the company, and says where its link leads', async () => {
  const store = fixedStore({ ...site, whatsapp: '+233 20 000 0008' }, null)
  const view = await render(<Footer />, { store })
  expect(textsOf(view, 'a[href="https://wa.me/233200000008"]')).toEqual([
    'WhatsApp +233 20 000 0008',
  ])
  expect(textsOf(view, 'h2')).not.toContain('Follow us')
})
