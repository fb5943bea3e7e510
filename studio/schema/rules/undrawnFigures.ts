import type { CustomValidator } from 'sanity'
import { z } from 'zod'
import { defaultLanguage } from '../../../shared/languages.ts'
import { parseFigure } from '../../../shared/text/parseFigure.ts'
import { t } from '../../i18n/t.ts'

/** A section of figures that is drawn beside the page's heading. */
const drawnSection = z.object({
  showInHero: z.literal(true),
  items: z.array(
    z.object({
      _key: z.string(),
      value: z.object({ [defaultLanguage]: z.string().optional() }).optional(),
    }),
  ),
})

/** Warns editors if nothing is drawn beside the page's heading, although the section should be. */
export const nothingDrawn: CustomValidator<unknown> = (_, { parent }) => {
  const figures = parseFigures(parent)
  return (
    figures.length === 0 ||
    figures.some(({ figure }) => figure) ||
    t('Nothing is drawn beside the page’s heading: a figure needs English like “54” or “21 days”')
  )
}

/** Tells editors which figures are not drawn beside the page's heading. */
export const undrawnFigures: CustomValidator<unknown> = (_, { parent }) => {
  const figures = parseFigures(parent)
  // Days are drawn alone, because counts have another scale.
  const unit = figures.some(({ figure }) => figure?.unit === 'days') ? 'days' : 'count'
  const issues = figures
    .filter(({ figure }) => figure?.unit !== unit)
    .map(({ _key }) => ({
      message: t('This figure is not drawn beside the page’s heading'),
      path: [{ _key }, 'value', defaultLanguage],
    }))
  return issues.length === 0 || issues
}

function parseFigures(section: unknown) {
  const { items = [] } = drawnSection.safeParse(section).data ?? {}
  return items.map(({ _key, value }) => ({
    _key,
    // The site replaces such placeholders with numbers.
    figure: parseFigure(value?.[defaultLanguage]?.replaceAll(/\{countries\.\w+\}/g, '10')),
  }))
}
