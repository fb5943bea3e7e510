import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendFile } from './sendFile.ts'
import { close, createServer, listen } from './server.ts'

test('a page is sent as it was when it was requested, though another build replaces it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'send-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const site = join(directory, 'site')
  const show = (text: string) => {
    const build = join(directory, text)
    mkdirSync(build)
    writeFileSync(join(build, 'faq.html'), text)
    rmSync(site, { force: true })
    symlinkSync(build, site, 'junction')
  }
  show('The first questions')
  // Called after the file has been found, and before it is read.
  const headers = () => {
    show('The next')
    return {}
  }
  const server = createServer('The site', async (request, response) => {
    await sendFile(request, response, site, { headers })
  })
  onTestFinished(() => close(server))
  const response = await fetch(`${await listen(server, 0)}/faq.html`)
  expect(await response.text()).toBe('The first questions')
})
