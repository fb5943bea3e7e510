import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient } from '@sanity/client'
import { chromium } from 'playwright/test'
import { expect, test } from 'vitest'
import { findBrowser } from '../support/browser.mjs'
import { createProject, type EmptyProject } from './emptyProject.ts'

const studioPackages = ['sanity', 'react', 'react-dom', 'styled-components', '@sanity/client']
const sanity = join('node_modules', 'sanity', 'bin', 'sanity')

test('an editor creates and publishes a document in a plain Studio, as the README says', async () => {
  await using project = await createProject('local-content-lake', studioPackages)
  await using running = new AsyncDisposableStack()
  const port = await freePort()
  const address = await project.start('--port', '0', '--origin', `http://localhost:${port}`)
  const { 'sanity.config.ts': config = '' } = project.readme
  await project.write('sanity.config.ts', config.replace('http://localhost:3334', address))
  const packages = Object.fromEntries(studioPackages.map((name) => [name, '*']))
  await project.write('package.json', JSON.stringify({ type: 'module', dependencies: packages }))
  await project.write(
    'sanity.cli.ts',
    `import { defineCliConfig } from 'sanity/cli'
    export default defineCliConfig({ deployment: { autoUpdates: false } })`,
  )
  project.run(sanity, 'build', '-y')
  running.defer(await preview(project, port))

  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox'],
  })
  running.defer(() => browser.close())
  const page = await browser.newPage()
  await page.goto(`http://localhost:${port}/intent/create/type=drink;id=gin`)
  await page.getByTestId('field-name').locator('input:not([readonly])').fill('Gin')
  await page.getByTestId('action-publish').click()
  await page.getByText('Gin was published').waitFor()

  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: address,
    useProjectHostname: false,
    useCdn: false,
  })
  expect(await client.fetch('*{_id, _type, name}')).toEqual([
    { _id: 'gin', _type: 'drink', name: 'Gin' },
  ])
})

/** Serves the built Studio. */
async function preview({ directory }: EmptyProject, port: number) {
  const child = spawn(process.execPath, [sanity, 'preview', '--port', String(port)], {
    cwd: directory,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  for await (const line of createInterface(child.stdout)) if (/running at/.test(line)) return stop
  throw new Error('The Studio is not served')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('There is no port')
  return address.port
}
