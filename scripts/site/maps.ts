import type { ServerResponse } from 'node:http'
import { languageCodes } from '../../shared/languages.ts'
import { outlineFile } from '../../web/maps/outlineFiles.ts'
import type { Page } from '../../web/model/types.ts'
import type { SiteContent } from './contentModules.ts'

/** Returns the files with the outlines of the content's maps, by address. */
export function mapFiles(content: SiteContent): Map<string, string> {
  const pages = languageCodes.flatMap((code) => content[code].pages)
  return new Map(
    pages
      .flatMap(({ page }) => mapsOf(page))
      .map(({ outlines }) => {
        const file = outlineFile(outlines)
        if (file === undefined) throw new Error(`The outlines ${outlines} are not drawn`)
        return [outlines, file]
      }),
  )
}

function mapsOf({ hero, sections }: Page) {
  const inSections = sections.flatMap((section) =>
    section._type === 'countries' ? [section.map] : [],
  )
  return hero.map ? [hero.map.map, ...inSections] : inSections
}

/** Sends the outlines of a map that this process has drawn, as development and preview do. */
export function sendMap(path: string, response: ServerResponse): void {
  const file = outlineFile(path)
  response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': 'image/svg+xml' })
  response.end(file)
}
