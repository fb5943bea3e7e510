import { describe, expect, test } from 'vitest'
import { type ModuleLoader, moduleLibrary, type Prerendered } from './library.ts'

const prerendered = {
  language: 'en',
  path: '/',
  site: 'site',
  page: 'home',
} as unknown as Prerendered
const modules: Record<string, unknown> = {
  '/content/en.js': { site: 's1', pages: { '/': 'h1', '/about': 'a1' } },
  '/content/a1/en/about.js': 'about',
}

function loaderOf(available: Record<string, unknown>) {
  const loaded: string[] = []
  const loader: ModuleLoader = {
    load: async <T>(url: string) => {
      loaded.push(url)
      if (!(url in available)) throw new Error(`no module ${url}`)
      return available[url] as T
    },
    preload: (url) => void loaded.push(`preload ${url}`),
    onMissing: (_error, path) => Promise.reject(new Error(`full load of ${path}`)),
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
    expect(loaded).toEqual(['/content/en.js', '/content/a1/en/about.js'])
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
