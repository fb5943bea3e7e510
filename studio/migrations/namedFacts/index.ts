import { at, defineMigration, set } from 'sanity/migrate'
import { z } from 'zod'
import { type FilingRoute, filingRoutes } from '../../../shared/content/countries/filingRoutes.ts'
import { fewestTimes, parseMonths } from '../../../shared/text/parseTimes.ts'

const text = z.looseObject({ en: z.string().optional() }).optional()
const link = z.looseObject({
  kind: z.string().optional(),
  label: text,
  page: z.unknown().optional(),
})
const card = z.looseObject({ title: text, link: link.optional() })
const columns = z.array(z.looseObject({ times: z.boolean().optional() }))
const rows = z.array(z.looseObject({ cells: z.array(z.looseObject({ text })) }))

const section = z.discriminatedUnion('_type', [
  z.looseObject({
    _type: z.literal('cards'),
    items: z.array(card),
    actions: z.array(link).optional(),
  }),
  z.looseObject({ _type: z.literal('countries'), membership: z.string() }),
  z.looseObject({
    _type: z.literal('table'),
    compared: z.array(z.unknown()).min(1),
    grid: z.looseObject({ columns, rows }),
  }),
])

type Section = z.output<typeof section>
type Grid = Extract<Section, { _type: 'table' }>['grid']

/** The words by which the site recognized what is about a route. */
const words: Record<FilingRoute, RegExp> = {
  aripo: /\baripo\b/i,
  oapi: /\boapi\b/i,
  madrid: /\bmadrid\b/i,
  national: /\bna[ct]ion/i,
}

const routeIn = (title = '') => filingRoutes.find((route) => words[route].test(title))

/**
 * Adds the fields that sections have instead of being recognized by their words: the routes and the countries of cards,
 * the pages of the route planner, and the column of times in a comparison. Fields that are there already stay.
 * @param countries the ids of the countries by their English names
 * @returns the sections, or undefined if nothing is added
 */
export function withNamedFacts(stored: unknown, countries: ReadonlyMap<string, string>) {
  if (!Array.isArray(stored)) return undefined
  const known = stored.map((one) => section.safeParse(one).data)
  const hasPlanner = known.some((one) => one?._type === 'countries' && isPlanner(one))
  const changed = known.map((one) => {
    if (one?._type === 'cards')
      return { ...one, items: one.items.map((item) => withFacts(item, countries, hasPlanner)) }
    if (one?._type === 'table') return { ...one, grid: withTimes(one.grid) }
    const lacksPages = one?._type === 'countries' && isPlanner(one) && !('routePages' in one)
    return lacksPages ? { ...one, routePages: pagesIn(known) } : one
  })
  const isSame = JSON.stringify(changed) === JSON.stringify(known)
  return isSame ? undefined : stored.map((one, index) => changed[index] ?? one)
}

const isPlanner = ({ membership }: { membership: string }) => membership === 'trademark'

function withFacts(
  item: z.output<typeof card>,
  countries: ReadonlyMap<string, string>,
  hasPlanner: boolean,
) {
  const { title, link, duration } = item
  const route = hasPlanner && duration && !('route' in item) ? routeIn(title?.en) : undefined
  const isReporting = link?.kind === 'external' && !('reportingCountry' in item)
  const country = isReporting ? countries.get(title?.en ?? '') : undefined
  return {
    ...item,
    ...(route && { route }),
    ...(country && { reportingCountry: { _type: 'reference', _ref: country } }),
  }
}

/** Returns the pages of the routes: those of the cards about them, or else of buttons. */
function pagesIn(sections: readonly (Section | undefined)[]) {
  const cards = sections.filter((one) => one?._type === 'cards')
  const links = [
    ...cards.flatMap(({ items }) => items.map(({ title, link }) => ({ ...link, label: title }))),
    ...cards.flatMap(({ actions = [] }) => actions),
  ]
  return Object.fromEntries(
    filingRoutes.flatMap((route) => {
      const link = links.find(({ kind, label }) => kind === 'page' && routeIn(label?.en) === route)
      return link ? [[route, link.page]] : []
    }),
  )
}

/** Marks the column with the most times, as the site has drawn it. */
function withTimes(grid: Grid): Grid {
  const { columns, rows } = grid
  const timed = columns.map(
    (_, index) => rows.filter(({ cells }) => parseMonths(cells[index]?.text?.en) !== null).length,
  )
  const most = Math.max(...timed.slice(1))
  const isMarked = columns.some(({ times }) => times)
  if (isMarked || most < fewestTimes) return grid
  const marked = timed.indexOf(most, 1)
  return {
    ...grid,
    columns: columns.map((column, index) =>
      index === marked ? { ...column, times: true } : column,
    ),
  }
}

export default defineMigration({
  title: 'Name routes, countries and times, which were recognized by the words of cards and tables',
  filter: 'defined(sections)',
  migrate: {
    async document({ sections }, { client }) {
      const countries = await client.fetch<{ _id: string; name: string }[]>(
        '*[_type == "country" && !(_id in path("drafts.**"))]{_id, "name": name.en}',
      )
      const next = withNamedFacts(sections, new Map(countries.map(({ _id, name }) => [name, _id])))
      return next ? at('sections', set(next)) : []
    },
  },
})
