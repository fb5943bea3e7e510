import type { LucideIcon, LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'

/**
 * Returns an icon of the size of the text beside it, as Sanity's own are, for tabs, badges and menus. Call it once
 * for each icon, because React remounts a new component.
 */
export function inlineIcon(Icon: LucideIcon): ComponentType<LucideProps> {
  return (props) => <Icon size="1em" {...props} />
}
