import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hostedVariables } from '../environment.ts'
import { configFiles } from './configFiles.ts'

// `npx vitest run scripts/hosting --update` updates the files.
test.each(Object.entries(configFiles))('%s is what the code says', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`../../${name}`)
})

/** The part of Vercel's settings that redirects programs. */
type VercelConfig = { redirects: { source: string; destination: string; has?: object[] }[] }

test.each([
  ['/', '/index.md'],
  ['/about', '/about.md'],
  ['/fr/services/nafdac', '/fr/services/nafdac.md'],
  ['/about.md', null],
  ['/assets/a.js', null],
  // Such a target would be another site's.
  ['//example', null],
  ['/\\example', null],
])('Vercel redirects a program that asks for %s as Markdown to %s', (pathname, target) => {
  const { redirects }: VercelConfig = JSON.parse(configFiles['vercel.json'] ?? '')
  const targets = redirects.flatMap(({ source, destination, has }) => {
    const path = has && new RegExp(`^${source.replace(/:path(.*)$/, '$1')}$`).exec(pathname)?.[1]
    return has && (source === pathname || path) ? destination.replace(':path', path ?? '') : []
  })
  expect(targets.slice(0, 1)).toEqual(target === null ? [] : [target])
})

test('the workflow gives a build every variable that it needs', async () => {
  const workflow = await readFile('.github/workflows/deploy.yml', 'utf8')
  for (const name of Object.keys(hostedVariables.shape))
    expect(workflow).toContain(`${name}: \${{ vars.${name} }}`)
})
