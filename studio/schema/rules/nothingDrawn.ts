import type { CustomValidator } from 'sanity'
import { z } from 'zod'
import { defaultLanguage } from '../../../shared/languages.ts'
import { parseDays } from '../../../shared/text/parseDays.ts'
import { t } from '../../i18n/t.ts'

/** A section of figures that is drawn beside the page's heading. */
const drawnSection = z.object({
  showInHero: z.literal(true),
  items: z.array(
    z.object({ value: z.object({ [defaultLanguage]: z.string().optional() }).optional() }),
  ),
})

/** Warns editors if nothing is drawn beside the page's heading, although the section should be. */
export const nothingDrawn: CustomValidator<unknown> = (_, { parent }) => {
  const { items = [] } = drawnSection.safeParse(parent).data ?? {}
  return (
    items.length === 0 ||
    items.some(({ value }) => parseDays(value?.[defaultLanguage]) !== undefined) ||
    t('Nothing is drawn beside the page’s heading: a figure needs English like “21 days”')
  )
}
