import { definePlugin } from 'sanity'
import { inspectors } from './HistoryOfPublished.tsx'
import { StudioLayout } from './StudioLayout.tsx'
import { words } from './words.ts'

/** The plugin that leaves in the Studio's menus what editors need, in plain words. It follows the desk. */
export const plainMenus = definePlugin({
  name: 'plain-menus',
  i18n: { bundles: words },
  document: { inspectors },
  studio: { components: { layout: StudioLayout } },
})
