import type { MouseEvent } from 'react'
import type { NavbarProps } from 'sanity'

/**
 * The Studio's navbar, whose links lead on from a field of the preview too. A press takes the focus from
 * that field, whereupon the preview goes to the address of the form, and overtakes the link.
 */
export function NavbarLinks(props: NavbarProps) {
  return <div onMouseDownCapture={keepFocus}>{props.renderDefault(props)}</div>
}

function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
