import type { ServerResponse } from 'node:http'
import { outlineFiles } from '../../web/maps/baseMaps.ts'
import type { SiteFile } from './siteOutput.ts'

/** Returns the outline files of the maps, as files of the site. */
export function mapFiles(): SiteFile[] {
  return outlineFiles.map(({ path, svg }) => ({
    path: path.slice(1),
    version: path,
    make: () => svg,
  }))
}

/** Sends an outline file, as development and preview do. */
export function sendMap(path: string, response: ServerResponse): void {
  const file = outlineFiles.find((outlines) => outlines.path === path)
  response.writeHead(file ? 200 : 404, { 'Content-Type': 'image/svg+xml' })
  response.end(file?.svg)
}
