import type { ServerResponse } from 'node:http'
import { languageCodes } from '../../shared/languages.ts'
import { outlineFile } from '../../web/maps/outlineFiles.ts'
import type { SiteContent } from './contentModules.ts'
import type { SiteFile } from './siteOutput.ts'

/** Returns the files with the outlines of the content's maps. */
export function mapFiles(content: SiteContent): SiteFile[] {
  const addresses = languageCodes.flatMap((code) =>
    content[code].pages.flatMap(({ outlines }) => outlines),
  )
  return [...new Set(addresses)].map((address) => ({
    path: address.slice(1),
    version: address,
    make() {
      const file = outlineFile(address)
      if (file === undefined) throw new Error(`The outlines ${address} are not drawn`)
      return file
    },
  }))
}

/** Sends the outlines of a map that this process has drawn, as development and preview do. */
export function sendMap(path: string, response: ServerResponse): void {
  const file = outlineFile(path)
  response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': 'image/svg+xml' })
  response.end(file)
}
