import { z } from 'zod'
import { listSlot } from '../lists/listDefinition.ts'
import { type lists, newsItem } from './newsArticle.ts'

/** The page that lists all news. The build also generates a page for each year and each topic. */

export const fields = { archive: z.array(newsItem) }

export const projection = `
  "archive": ${listSlot({ list: 'newsArchive' satisfies keyof typeof lists })}
`
