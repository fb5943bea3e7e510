import type { IconName } from '../../shared/content/iconNames.ts'
import { icons } from '../../shared/content/icons.ts'

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Drawing = icons[name]
  return <Drawing aria-hidden="true" focusable="false" size={size} strokeWidth={1.75} />
}
