import type { ComponentProps, MouseEvent } from 'react'
import { useFollow } from './LinkProvider.tsx'

export type AddressLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the site, or a fragment of the current one. */
  to: string
}

/** A link that is followed without loading a document. */
export function AddressLink({ to, onClick, ...props }: AddressLinkProps) {
  const follow = useFollow()
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || opensElsewhere(event)) return
        event.preventDefault()
        // A link to the address shown adds no history entry, as in browsers.
        follow(to, { replace: event.currentTarget.href === window.location.href })
      }}
    />
  )
}

/** Returns whether the browser is asked to open a tab or a window, or to download. */
function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey
}
