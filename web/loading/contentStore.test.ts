import { describe, expect, test } from 'vitest'
import { site } from '../testing/content.ts'
import { type ModuleLoader, moduleStore, type Prerendered } from './contentStore.ts'

const prerendered = { path: '/', site, page: 'home' } as unknown as Prerendered
const modules: Record<string, unknown> = {
  '/content/en.js': {
    site: 's1',
    pages: { '/': { hash: 'h1', views: [] }, '/about': { hash: 'a1', views: ['prose'] } },
    redirects: { '/us': '/about' },
    elsewhere: { '/news/avis': 'fr' },
  },
  '/content/a1/en/about.js': 'about',
}

function loaderOf(available: Record<string, unknown>) {
  const loaded: string[] = []
  const loader: ModuleLoader = {
    load: async <T>(url: string) => {
      const [path = ''] = url.split('?')
      if (!(path in available)) throw new Error(`no module ${path}`)
      if (!loaded.includes(path)) loaded.push(path)
      return available[path] as T
    },
    prepare: async (views) => void loaded.push(`views: ${views}`),
    onMissing: (_error, address) => Promise.reject(new Error(`full load of ${address}`)),
  }
  return { loader, loaded }
}

describe('the store of content modules', () => {
  test('has the prerendered page without loading anything', async () => {
    const { loader, loaded } = loaderOf({})
    expect(await moduleStore(prerendered, loader).page('/', 'en')).toBe('home')
    expect(loaded).toEqual([])
  })

  test('loads another page once, by the hash the index names', async () => {
    const { loader, loaded } = loaderOf(modules)
    const store = moduleStore(prerendered, loader)
    expect(await store.page('/about', 'en')).toBe('about')
    expect(await store.page('/about', 'en')).toBe('about')
    expect(loaded).toEqual(['/content/en.js', '/content/a1/en/about.js', 'views: prose'])
  })

  test('has the page to which an old path redirects', async () => {
    const { loader } = loaderOf(modules)
    expect(await moduleStore(prerendered, loader).page('/us', 'en')).toBe('about')
  })

  test('returns null for a path without a page', async () => {
    const { loader } = loaderOf(modules)
    expect(await moduleStore(prerendered, loader).page('/nope', 'en')).toBeNull()
  })

  test('loads the document of a page that exists in another language only', async () => {
    const { loader } = loaderOf(modules)
    const page = moduleStore(prerendered, loader).page('/news/avis', 'en')
    await expect(page).rejects.toThrow('full load of /fr/news/avis')
  })

  test('requests a full page load if a module is missing', async () => {
    const { loader } = loaderOf({ '/content/en.js': modules['/content/en.js'] })
    const page = moduleStore(prerendered, loader).page('/about', 'en')
    await expect(page).rejects.toThrow('full load of /about')
  })
})

test('equal calls return the same promise, as React requires', () => {
  const { loader } = loaderOf({ ...modules, ...french })
  const store = moduleStore(prerendered, loader)
  expect(store.page('/about', 'en')).toBe(store.page('/about', 'en'))
  expect(store.site('fr')).toBe(store.site('fr'))
})

const french = {
  '/content/fr.js': {
    site: 's2',
    pages: { '/about': { hash: 'a2', views: ['steps'] } },
    redirects: {},
    elsewhere: { '/news/note': 'en' },
  },
  '/content/s2/fr/site.js': 'le site',
  '/content/a2/fr/about.js': 'à propos',
}

const loadedFrench = [...Object.keys(french), 'views: steps'].toSorted()

test('a language is loaded with its own index and modules', async () => {
  const { loader, loaded } = loaderOf(french)
  const store = moduleStore(prerendered, loader)
  expect(await Promise.all([store.site('fr'), store.page('/about', 'fr')])).toEqual([
    'le site',
    'à propos',
  ])
  expect(loaded.toSorted()).toEqual(loadedFrench)
})

describe('a page in another language', () => {
  test('is available at once after it was loaded', async () => {
    const { loader, loaded } = loaderOf(french)
    const store = moduleStore(prerendered, loader)
    await store.load('/about', 'fr')
    expect(store.page('/about', 'fr')).toBe('à propos')
    expect(store.site('fr')).toBe('le site')
    await store.load('/about', 'fr')
    expect(loaded.toSorted()).toEqual(loadedFrench)
  })

  test('is not loaded if it exists in other languages only', async () => {
    const { loader } = loaderOf(french)
    const store = moduleStore(prerendered, loader)
    expect(await store.load('/about', 'fr')).toBe(true)
    expect(await store.load('/news/note', 'fr')).toBe(false)
  })

  test('can be requested again after a lost connection', async () => {
    const available: Record<string, unknown> = {}
    const store = moduleStore(prerendered, loaderOf(available).loader)
    await expect(store.load('/about', 'fr')).rejects.toThrow('no module')
    Object.assign(available, french)
    await store.load('/about', 'fr')
    expect(await store.page('/about', 'fr')).toBe('à propos')
  })

  test('is loaded as a document if a deployment has removed its modules', async () => {
    const deployed = { '/content/fr.js': french['/content/fr.js'] }
    const store = moduleStore(prerendered, loaderOf(deployed).loader)
    await expect(store.load('/about', 'fr')).rejects.toThrow('full load of /fr/about')
  })
})

test('a page can be rendered without waiting after it was loaded with its site', async () => {
  const store = moduleStore(prerendered, loaderOf({ ...modules, ...french }).loader)
  expect(['/', '/about', '/fr/about'].map(store.has)).toEqual([true, false, false])
  await store.page('/about', 'en')
  await store.preload('/about', 'fr')
  expect(['/', '/about', '/fr/about'].map(store.has)).toEqual([true, true, false])
  await store.load('/about', 'fr')
  expect(store.has('/fr/about')).toBe(true)
})

describe('a page that a link leads to', () => {
  test('is available at once after it was preloaded', async () => {
    const { loader } = loaderOf(modules)
    const store = moduleStore(prerendered, loader)
    await store.preload('/about', 'en')
    expect(store.page('/about', 'en')).toBe('about')
  })

  test('is loaded as a document only when it is opened, if its modules are missing', async () => {
    const { loader } = loaderOf({ '/content/en.js': modules['/content/en.js'] })
    const store = moduleStore(prerendered, loader)
    await store.preload('/about', 'en')
    await expect(store.page('/about', 'en')).rejects.toThrow('full load of /about')
  })
})
