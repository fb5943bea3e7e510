import type { z } from 'zod'
import type { navigation } from '../../shared/content/shapes/navigation.ts'
import demo from '../../studio/demo/navigation.json' with { type: 'json' }

/** Menu and footer of the demo as `siteQuery` returns them, without groups of services. */
export const storedNavigation: z.input<typeof navigation> = JSON.parse(
  JSON.stringify({ ...demo, serviceGroups: undefined }),
  (_, value) => (value?._ref ? linkedPage(value._ref) : value),
)

/** Returns the linked page with an id of the demo: the type of a singleton, or `page-` and a slug. */
function linkedPage(id: string) {
  const [, type, slug] = /^(service|page)-(.+)$/.exec(id) ?? []
  return slug ? { _type: type === 'page' ? type : 'servicePage', slug } : { _type: id }
}
