import type { PreviewConfig } from 'sanity'
import type { IconName } from '../../../shared/content/iconNames.ts'
import { icons } from './icons.ts'

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
