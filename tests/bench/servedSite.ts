import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import pMap from 'p-map'
import { revalidated, siteHeaders } from '../../scripts/build/output/headers.ts'
import { sendFile } from '../../scripts/http/sendFile.ts'
import { close, createServer, listen, type RunningServer } from '../../scripts/http/server.ts'

const compress = promisify(brotliCompress)

/** The extensions of files that hosts compress. Addresses of pages have none. */
const compressed = ['', '.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']

const isCompressed = (path: string) => compressed.includes(extname(path))

/**
 * Serves a copy of a static site as hosts do: text compressed by Brotli, ahead, so that measurements do not include it,
 * and with the headers of our hosts.
 * @param copy the folder of the copy, which is replaced
 * @param change changes the HTML of each page
 */
export async function serveCopy(
  site: string,
  copy: string,
  change: (html: string) => string = (html) => html,
): Promise<RunningServer> {
  await rm(copy, { recursive: true, force: true })
  await cp(site, copy, { recursive: true })
  const entries = await readdir(copy, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isCompressed(entry.name))
  await pMap(
    files,
    async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const content = await readFile(file)
      const served = extname(name) === '.html' ? change(content.toString()) : content
      await writeFile(file, await compress(served))
    },
    { concurrency: 4 },
  )
  const headers = (path: string) => ({
    ...siteHeaders(path),
    // The files of Next whose paths contain hashes.
    ...(path.startsWith('/_next/static/') ? siteHeaders('/assets/') : {}),
    ...(isCompressed(path) ? { 'Content-Encoding': 'br' } : {}),
  })
  const server = createServer('The measured site', async (request, response) => {
    if (await sendFile(request, response, copy, { extension: '.html', headers })) return
    response.writeHead(404, { 'Cache-Control': revalidated }).end()
  })
  return { address: await listen(server, 0), close: () => close(server) }
}

/**
 * Removes the scripts of a page. JSON-LD is content. The form, which the first script shows, stays visible, so that the
 * same is painted.
 */
export function withoutScripts(html: string): string {
  return html.replace(/<script>[\s\S]*?<\/script>/, '').replace('<html ', '<html data-scripted="" ')
}
