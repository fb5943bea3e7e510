import type { MouseEvent } from 'react'
import type { NavbarProps } from 'sanity'

/**
 * The Studio's navbar, whose links lead on while the entry of a list is open in a window of its own. The
 * Studio closes that window when it hears of a press outside, and closing it goes back to the address
 * that the link has just left.
 */
export function NavbarLinks(props: NavbarProps) {
  return <div onMouseDownCapture={keepFromWindows}>{props.renderDefault(props)}</div>
}

function keepFromWindows(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
}
