import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentFile } from '../../scripts/build/output/siteOutput.ts'

/** Copies a built site, without the scripts of the documents at some addresses. */
export async function stripScripts(site: string, outDir: string, addresses: string[]) {
  await rm(outDir, { recursive: true, force: true })
  await cp(site, outDir, { recursive: true })
  for (const address of addresses) {
    const file = join(outDir, documentFile(address))
    const html = await readFile(file, 'utf8')
    // JSON-LD is content. The form, which the first script shows, stays visible, so that the same is
    // painted.
    const stripped = html.replace(/<script>[\s\S]*?<\/script>/, '')
    await writeFile(file, stripped.replace('<html ', '<html data-scripted="" '))
  }
}
