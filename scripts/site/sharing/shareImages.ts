import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { languageCodes } from '../../../shared/languages.ts'
import { type Drawing, drawing } from '../../../web/document/shareImage.ts'
import type { SiteContent } from '../contentModules.ts'
import { drawShareImage } from './draw.ts'

/**
 * Returns a function that writes the share image of each page in each language into a site's output.
 * When called again it draws only those whose words have changed.
 */
export function shareImageWriter() {
  let drawn = new Map<string, Buffer>()

  return async (content: SiteContent, outDir: string): Promise<void> => {
    const images = await Promise.all(
      drawings(content).map(async ({ path, texts }): Promise<[string, Buffer]> => {
        return [path, drawn.get(path) ?? (await drawShareImage(texts))]
      }),
    )
    drawn = new Map(images)
    for (const [path, image] of drawn) {
      const file = join(outDir, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, image)
    }
  }
}

function drawings(content: SiteContent): Drawing[] {
  return languageCodes.flatMap((language) => {
    const { site, pages } = content[language]
    return pages.flatMap(({ page }) => drawing(page, site, language) ?? [])
  })
}
