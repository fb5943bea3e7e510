import { type ReactNode, useEffect, useRef } from 'react'

/** Opens the menus or answers inside, as their summaries do. */
export function Opened({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const details of container.current?.querySelectorAll('details') ?? []) details.open = true
  }, [])
  return <div ref={container}>{children}</div>
}
