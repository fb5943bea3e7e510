import { definePlugin } from 'sanity'
import { inspectors } from './HistoryOfPublished.tsx'
import { NavbarLinks } from './NavbarLinks.tsx'
import { StudioLayout } from './StudioLayout.tsx'

/** The plugin that leaves in the Studio’s menus what editors need. It follows the desk. */
export const plainMenus = definePlugin({
  name: 'plain-menus',
  document: { inspectors },
  studio: { components: { layout: StudioLayout, navbar: NavbarLinks } },
})
