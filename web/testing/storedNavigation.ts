import type { z } from 'zod'
import type { navigation } from '../../shared/content/shapes/navigation.ts'
import demo from '../../studio/demo/navigation.json' with { type: 'json' }

/** Menu and footer of the demo as `siteQuery` returns them: the pages are singletons, named by their type. */
export const storedNavigation: z.input<typeof navigation> = JSON.parse(
  JSON.stringify(demo),
  (_, value) => (value?._ref ? { _type: value._ref } : value),
)
