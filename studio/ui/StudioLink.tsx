import type { ReactNode } from 'react'
import { useWorkspace } from 'sanity'
import { Link } from 'sanity/router'

/**
 * A link to another tool, or to one of the structure's lists. `StateLink` can link only within a tool.
 * @param to the path below the Studio's base path, such as `structure/services`
 */
export function StudioLink({ to, children }: { to: string; children: ReactNode }) {
  const { basePath } = useWorkspace()
  return <Link href={`${basePath.replace(/\/$/, '')}/${to}`}>{children}</Link>
}
