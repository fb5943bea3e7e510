import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveCopy, withoutScripts } from './servedSite.ts'

async function serve(files: Record<string, string>, change?: (html: string) => string) {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    const file = join(directory, 'site', name)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, text)
  }
  const { address, close } = await serveCopy(
    join(directory, 'site'),
    join(directory, 'copy'),
    change,
  )
  onTestFinished(close)
  return address
}

test('a copy is served compressed, with the headers of the hosts', async () => {
  const address = await serve({
    'about.html': '<p>About</p>',
    'assets/a.js': 'a',
    'flags/a.png': 'p',
  })
  const headersOf = async (path: string, text: string) => {
    const response = await fetch(address + path)
    expect(await response.text()).toBe(text)
    return [response.headers.get('content-encoding'), response.headers.get('cache-control')]
  }
  const revalidated = 'public, max-age=0, must-revalidate'
  expect(await headersOf('/about', '<p>About</p>')).toEqual(['br', revalidated])
  expect(await headersOf('/assets/a.js', 'a')).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect(await headersOf('/flags/a.png', 'p')).toEqual([null, revalidated])
  expect((await fetch(`${address}/none`)).status).toBe(404)
})

test('pages can be served without scripts', async () => {
  const page = '<html lang="en"><script>run()</script><p>Home</p></html>'
  const address = await serve({ 'index.html': page }, withoutScripts)
  expect(await (await fetch(address)).text()).toBe(
    '<html data-scripted="" lang="en"><p>Home</p></html>',
  )
})
