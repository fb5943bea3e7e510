import { expect, test } from 'vitest'
import { headersFile, siteHeaders } from './headers.ts'

/** The headers of each rule of the `_headers` file, by its path. */
function rules(): Map<string, string[]> {
  const byPath = new Map<string, string[]>()
  let path = ''
  for (const line of headersFile().split('\n'))
    if (line.startsWith('/')) path = line
    else if (line !== '') byPath.set(path, [...(byPath.get(path) ?? []), line.trim()])
  return byPath
}

test('files named by their content are kept by browsers, all others are asked for again', () => {
  for (const path of ['/assets/a.js', '/images/a.webp', '/content/0123456789ab/en/about.js'])
    expect(siteHeaders(path)['Cache-Control']).toContain('immutable')
  for (const path of ['/', '/about', '/content/en.js', '/flags/GH.svg'])
    expect(siteHeaders(path)['Cache-Control']).toBe('no-cache')
})

test('hosts are told of the same headers', () => {
  expect(rules().get('/*')).toContain("Content-Security-Policy: frame-ancestors 'none'")
  for (const path of ['/images/*', '/flags/*'])
    expect(rules().get(path)?.join()).toContain('sandbox')
  for (const path of ['/assets/*', '/content/:hash/*', '/images/*'])
    expect(rules().get(path)?.join()).toContain('immutable')
})

test('no rule has more wildcards than hosts take', () => {
  for (const path of rules().keys()) expect(path.match(/\*/g)).toHaveLength(1)
})
