import type { Site } from '../model/types.ts'

/**
 * Returns the groups of pages in the menu of services. Service pages that editors have put into no group follow in a
 * last group without a heading.
 */
export function serviceGroupsOf({ services, navigation }: Pick<Site, 'services' | 'navigation'>) {
  const groups = navigation.serviceGroups ?? []
  const grouped = new Set(groups.flatMap(({ pages }) => pages.map(({ _id }) => _id)))
  const others = services.filter(({ _id }) => !grouped.has(_id))
  if (others.length === 0) return groups
  const last = groups.at(-1)
  if (last === undefined || last.heading) return [...groups, { _key: 'others', pages: others }]
  return [...groups.slice(0, -1), { ...last, pages: [...others, ...last.pages] }]
}
