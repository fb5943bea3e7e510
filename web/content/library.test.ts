import { describe, expect, test } from 'vitest'
import { site } from '../testing/content.ts'
import { type ModuleLoader, moduleLibrary, type Prerendered } from './library.ts'

const prerendered = { path: '/', site, page: 'home' } as unknown as Prerendered
const modules: Record<string, unknown> = {
  '/content/en.js': {
    site: 's1',
    pages: { '/': 'h1', '/about': 'a1' },
    redirects: { '/us': '/about' },
  },
  '/content/a1/en/about.js': 'about',
}

function loaderOf(available: Record<string, unknown>) {
  const loaded: string[] = []
  const loader: ModuleLoader = {
    load: async <T>(url: string) => {
      const [path = ''] = url.split('?')
      loaded.push(path)
      if (!(path in available)) throw new Error(`no module ${path}`)
      return available[path] as T
    },
    prepare: async (page, isLikely) =>
      void loaded.push(`${isLikely ? '' : 'some '}views of ${page}`),
    onMissing: (_error, address) => Promise.reject(new Error(`full load of ${address}`)),
  }
  return { loader, loaded }
}

describe('the library of content modules', () => {
  test('has the prerendered page without loading anything', async () => {
    const { loader, loaded } = loaderOf({})
    expect(await moduleLibrary(prerendered, loader).page('/', 'en')).toBe('home')
    expect(loaded).toEqual([])
  })

  test('loads another page once, by the hash the index names', async () => {
    const { loader, loaded } = loaderOf(modules)
    const library = moduleLibrary(prerendered, loader)
    expect(await library.page('/about', 'en')).toBe('about')
    expect(await library.page('/about', 'en')).toBe('about')
    expect(loaded).toEqual(['/content/en.js', '/content/a1/en/about.js', 'views of about'])
  })

  test('has the page that an old path leads to', async () => {
    const { loader } = loaderOf(modules)
    expect(await moduleLibrary(prerendered, loader).page('/us', 'en')).toBe('about')
  })

  test('answers null for a path that has no page', async () => {
    const { loader } = loaderOf(modules)
    expect(await moduleLibrary(prerendered, loader).page('/nope', 'en')).toBeNull()
  })

  test('asks for a full page load where a module has gone', async () => {
    const { loader } = loaderOf({ '/content/en.js': modules['/content/en.js'] })
    const page = moduleLibrary(prerendered, loader).page('/about', 'en')
    await expect(page).rejects.toThrow('full load of /about')
  })
})

describe('a preloaded page', () => {
  test('is there without waiting, with its views', async () => {
    const { loader, loaded } = loaderOf(modules)
    const library = moduleLibrary(prerendered, loader)
    await library.preload('/about', 'en', true)
    expect(loaded).toEqual(['/content/en.js', '/content/a1/en/about.js', 'views of about'])
    expect(library.page('/about', 'en')).toMatchObject({ status: 'fulfilled', value: 'about' })
  })

  test('that is less likely to be opened is not shown before all of it is loaded', async () => {
    const { loader, loaded } = loaderOf(modules)
    const library = moduleLibrary(prerendered, loader)
    await library.preload('/about', 'en', false)
    expect(loaded).toContain('some views of about')
    expect(await library.page('/about', 'en')).toBe('about')
    expect(loaded).toContain('views of about')
  })

  test('is not loaded again, nor is the page shown', async () => {
    const { loader, loaded } = loaderOf(modules)
    const library = moduleLibrary(prerendered, loader)
    await library.preload('/about', 'en', true)
    loaded.length = 0
    await library.preload('/about', 'en', true)
    await library.preload('/', 'en', true)
    expect(loaded).toEqual([])
  })

  test('that cannot be found or loaded is no error until it is opened', async () => {
    const { loader } = loaderOf({ '/content/en.js': modules['/content/en.js'] })
    const library = moduleLibrary(prerendered, loader)
    await library.preload('/nope', 'en', true)
    await library.preload('/about', 'en', true)
    await expect(library.page('/about', 'en')).rejects.toThrow('full load of /about')
  })
})

test('the same question is answered with the same promise, as React requires', () => {
  const { loader } = loaderOf(modules)
  const library = moduleLibrary(prerendered, loader)
  expect(library.page('/about', 'en')).toBe(library.page('/about', 'en'))
  expect(library.site('en')).toBe(library.site('en'))
})

const french = {
  '/content/fr.js': { site: 's2', pages: { '/about': 'a2' }, redirects: {} },
  '/content/s2/fr/site.js': 'le site',
  '/content/a2/fr/about.js': 'à propos',
}

const loadedFrench = [...Object.keys(french), 'views of à propos'].toSorted()

test('a language is loaded with its own index and modules', async () => {
  const { loader, loaded } = loaderOf(french)
  const library = moduleLibrary(prerendered, loader)
  expect(await Promise.all([library.site('fr'), library.page('/about', 'fr')])).toEqual([
    'le site',
    'à propos',
  ])
  expect(loaded.toSorted()).toEqual(loadedFrench)
})

describe('a page in another language', () => {
  test('is there without waiting once it is loaded', async () => {
    const { loader, loaded } = loaderOf(french)
    const library = moduleLibrary(prerendered, loader)
    await library.load('/about', 'fr')
    expect(library.page('/about', 'fr')).toMatchObject({ status: 'fulfilled', value: 'à propos' })
    expect(library.site('fr')).toMatchObject({ status: 'fulfilled', value: 'le site' })
    await library.load('/about', 'fr')
    expect(loaded.toSorted()).toEqual(loadedFrench)
  })

  test('can be asked for again where there was no connection', async () => {
    const available: Record<string, unknown> = {}
    const library = moduleLibrary(prerendered, loaderOf(available).loader)
    await expect(library.load('/about', 'fr')).rejects.toThrow('no module')
    Object.assign(available, french)
    await library.load('/about', 'fr')
    expect(await library.page('/about', 'fr')).toBe('à propos')
  })

  test('is loaded as a document where a deployment has removed its modules', async () => {
    const deployed = { '/content/fr.js': french['/content/fr.js'] }
    const library = moduleLibrary(prerendered, loaderOf(deployed).loader)
    await expect(library.load('/about', 'fr')).rejects.toThrow('full load of /fr/about')
  })
})
