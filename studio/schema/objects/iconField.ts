import type { PreviewConfig } from 'sanity'
import { type IconName, iconNames } from '../../../shared/content/shapes/icon.ts'
import { IconInput } from '../../inputs/IconInput.tsx'
import { oneOf } from '../fields.ts'
import { icons, iconTitle } from './icons.ts'

/** A choice of the icons that the Studio shows in its lists. */
export const icon = {
  ...oneOf(
    'icon',
    'Icon',
    'A small picture beside the title in the lists here. The website shows none.',
    Object.fromEntries(iconNames.map((name) => [name, iconTitle(name)])),
  ),
  components: { input: IconInput },
}

/** Returns a list preview with the chosen icon. */
export function iconPreview(select: { title: string; subtitle?: string }): PreviewConfig {
  return {
    select: { ...select, icon: 'icon' },
    prepare: ({
      title,
      subtitle,
      icon,
    }: {
      title?: string
      subtitle?: string
      icon?: IconName
    }) => ({
      title,
      subtitle,
      media: icon && icons[icon],
    }),
  }
}
