import { expect, test } from 'vitest'
import { demoContent } from '../../tests/support/demoContent.ts'
import type { Page } from '../../web/model/types.ts'
import { prerenderer } from './prerender.ts'

const enquiry = '<form><textarea name="message"></textarea></form>'
const search = '<form role="search"><input name="q"></form>'

const settings = {
  SITE_URL: 'https://www.test.example',
  SANITY_STUDIO_URL: 'https://studio.test.example',
  supabase: { url: 'https://supabase.test.example', key: '' },
  deployment: 'production' as const,
  usesLocalLake: true,
}
const prerender = prerenderer(
  {
    server: {
      renderApp: async (_, page) => ({
        html: page?.path === '/contact' ? enquiry : search,
        styles: '',
      }),
      renderDocument: ({ script }) => script,
      viewNames: [],
    },
    scripts: { page: 'page', form: 'form' },
  },
  settings,
)
const { files } = prerender({ content: await demoContent(), assets: '' })

test.each([
  ['contact', 'form'],
  ['search', 'page'],
  ['404', 'page'],
])(
  'only the enquiry form is kept from being sent by the browser, which may search: %s',
  async (name, script) => {
    const document = files.find(({ path }) => path === `${name}.html`)
    expect(await document?.make()).toBe(`<script>${script}</script>`)
  },
)

test('a hosted site without its legal facts is not listed by search engines until somebody has confirmed it', async () => {
  const content = await demoContent()
  const isHidden = async (more: Partial<typeof settings>, confirmedPublic?: boolean) => {
    const server = {
      renderApp: async () => ({ html: '', styles: '' }),
      renderDocument: ({ page }: { page: Page | null }) => String(page?.seo.hidden ?? false),
      viewNames: [],
    }
    const prerender = prerenderer({ server, scripts: null }, { ...settings, ...more })
    const site = { ...content.site, confirmedPublic }
    const { files } = prerender({ content: { ...content, site }, assets: '' })
    const home = files.find(({ path }) => path === 'index.html')
    return [await home?.make(), home?.version]
  }
  const [stored, version] = await isHidden({ usesLocalLake: false })
  expect(stored).toBe('true')
  const [confirmed, other] = await isHidden({ usesLocalLake: false }, true)
  expect(confirmed).toBe('false')
  expect(other).not.toBe(version)
  expect((await isHidden({}))[0]).toBe('false')
})
