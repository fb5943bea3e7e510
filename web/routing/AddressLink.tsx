import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export type AddressLinkProps = ComponentProps<'a'> & {
  /** An address of the site, or a query or fragment of the current one. */
  to: string
}

/**
 * A link that is followed without loading a document. Made of react-router-dom's hooks, because its
 * `Link` brings the preloading of data routers into the application, which has none.
 */
export function AddressLink({ to, onClick, ...props }: AddressLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
