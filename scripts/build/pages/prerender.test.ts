import { expect, test } from 'vitest'
import { demoContent } from '../../../tests/support/demoContent.ts'
import type { Page } from '../../../web/model/types.ts'
import type { ValidSection } from '../../../web/sections/sectionInLanguage.ts'
import { fixedFiles } from '../output/fixedFiles.ts'
import { filePath } from '../serving/contentServer.ts'
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

test('a file that is missing among the assets fails its own making only', async () => {
  const picture = files.find(({ path }) => path.startsWith('images/'))
  await expect(picture?.make()).rejects.toThrow('ENOENT')
})

test('share images are drawn while documents are rendered, not before or after', () => {
  const kinds = files.flatMap(({ path }) =>
    path.startsWith('og/') ? 'image' : path.endsWith('.html') ? 'document' : [],
  )
  const images = kinds.filter((kind) => kind === 'image').length
  expect(images).toBeGreaterThan(50)
  expect(kinds.slice(0, 2 * images)).toEqual(
    Array.from({ length: images }, () => ['document', 'image']).flat(),
  )
})

test('the development server serves each file at its path', () => {
  const fixed = new Set(fixedFiles().map(({ path }) => path))
  const others = files.map(({ path }) => path).filter((path) => !/^_|\.html$/.test(path))
  expect(others.filter((path) => !fixed.has(path) && !filePath.test(`/${path}`))).toEqual([])
})

test('documents allow videos on a site that has any, and do not change on others', async () => {
  const content = await demoContent()
  const home = async (sections: ValidSection[]) => {
    const server = {
      renderApp: async () => ({ html: '', styles: '' }),
      renderDocument: ({ policy }: { policy: string | null }) => String(policy),
      viewNames: [],
    }
    const prerender = prerenderer({ server, scripts: { page: '', form: '' } }, settings)
    const [page, ...rest] = content.pages
    if (page === undefined) throw new Error('The demo has no page')
    const pages = [...rest, { ...page, sections: [...page.sections, ...sections] }]
    const { files } = prerender({ content: { ...content, pages }, assets: '' })
    return files.find(({ path }) => path === 'index.html')
  }
  const without = await home([])
  expect(await without?.make()).not.toContain('media-src')
  const asset = { _id: 'file-a-mp4', url: 'https://cdn.example/a.mp4', extension: 'mp4', size: 9 }
  const video = {
    _key: 'a',
    kind: 'own' as const,
    title: { en: 'The store' },
    poster: {
      alt: { en: 'The store' },
      asset: {
        _id: 'image-a-9x9-png',
        url: 'https://cdn.example/a.png',
        extension: 'png',
        width: 9,
        height: 9,
      },
    },
    length: '0:01',
    publishedOn: '2026-11-12',
    file: { asset },
  }
  const section = { _type: 'videos' as const, _key: 'a', heading: { en: 'V' }, videos: [video] }
  const withVideo = await home([section])
  expect(await withVideo?.make()).toContain("media-src 'self'")
  expect(withVideo?.version).not.toBe(without?.version)
})

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

test('a page without a French title is in no French list for search engines, and read in French all the same', async () => {
  const content = await demoContent()
  const untranslated = content.pages.map((page) => {
    const { en, pt } = page.title
    return page.path === '/about'
      ? { ...page, title: { en, ...(pt !== undefined && { pt }) } }
      : page
  })
  const versions = new Map([...content.versions].filter(([path]) => path !== '/about'))
  const site = prerender({ content: { ...content, pages: untranslated, versions }, assets: '' })
  const textOf = async (name: string) =>
    String(await site.files.find(({ path }) => path === name)?.make())
  const [sitemap, llms] = [await textOf('sitemap.xml'), await textOf('llms.txt')]
  for (const [address, isListed] of [
    ['/about', true],
    ['/fr/about', false],
    ['/pt/about', true],
    ['/fr/faq', true],
  ] as const) {
    expect(sitemap.includes(`"${settings.SITE_URL}${address}"`), address).toBe(isListed)
    expect(sitemap.includes(`<loc>${settings.SITE_URL}${address}</loc>`), address).toBe(isListed)
    expect(llms.includes(`${settings.SITE_URL}${address}.md`), address).toBe(isListed)
  }
  expect(site.files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['fr/about.html', 'fr/about.md']),
  )
})
