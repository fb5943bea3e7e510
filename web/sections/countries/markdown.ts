import type { SectionOf } from '../derivations.ts'
import { item, link, type MarkdownContext, table } from '../markdownBlocks.ts'

/** A list of the countries' names or, with details, a table. */
export function countriesMarkdown(
  { countries }: SectionOf<'countries'>,
  { site: { messages }, urlOf }: MarkdownContext,
) {
  const word = (key: 'member' | 'notMember') => messages[`countries.${key}`].value
  const all = [
    {
      title: messages['countries.capital'].value,
      of: countries.map(({ capital }) => capital?.value),
    },
    {
      title: messages['countries.population'].value,
      of: countries.map(({ population }) => population?.value),
    },
    ...(['aripo', 'madrid'] as const).map((system) => ({
      title: messages[`systems.${system}`].value,
      of: countries.map(
        ({ systems }) => systems && word(systems.includes(system) ? 'member' : 'notMember'),
      ),
    })),
  ]
  const columns = all.filter(({ of }) => of.some((text) => text !== undefined))
  if (columns.length === 0)
    return countries.map(({ name, page }) =>
      item(page ? link(name.value, urlOf(page)) : name.value),
    )
  return [
    table(
      [messages['countries.country'].value, ...columns.map(({ title }) => title)],
      countries.map(({ name }, row) => [name.value, ...columns.map(({ of }) => of[row] ?? '–')]),
    ),
  ]
}
