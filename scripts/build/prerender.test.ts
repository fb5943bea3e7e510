import { expect, test } from 'vitest'
import { demoContent } from '../../tests/support/demoContent.ts'
import { prerenderer } from './prerender.ts'

const enquiry = '<form><textarea name="message"></textarea></form>'
const search = '<form role="search"><input name="q"></form>'

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
  {
    SITE_URL: 'https://www.test.example',
    SANITY_STUDIO_URL: 'https://studio.test.example',
    supabase: { url: 'https://supabase.test.example', key: '' },
    deployment: 'production',
  },
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
