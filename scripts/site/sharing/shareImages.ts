import { languageCodes } from '../../../shared/languages.ts'
import type { SiteContent } from '../contentModules.ts'
import type { SiteFile } from '../siteOutput.ts'
import { drawShareImage } from './draw.ts'

/** Returns the share image of each page in each language, as files of the site. */
export function shareImageFiles(content: SiteContent): SiteFile[] {
  return languageCodes.flatMap((language) =>
    content[language].pages.flatMap(({ drawing }) =>
      drawing === null
        ? []
        : {
            path: drawing.path.slice(1),
            version: drawing.path,
            make: () => drawShareImage(drawing.texts),
          },
    ),
  )
}
