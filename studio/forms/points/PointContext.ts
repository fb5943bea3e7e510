import { type ClipboardEvent, createContext, type KeyboardEvent } from 'react'
import type { PointPlace } from './pointPatches.ts'

/** A point of a list, with what keys and pastes in its fields do. */
export type Point = {
  /** Its position in the list, from 1. */
  position: number
  onKeyDown: (event: KeyboardEvent<HTMLElement>, place: PointPlace) => void
  onPaste: (event: ClipboardEvent<HTMLElement>, place: PointPlace) => void
}

/** The point around an input, or null outside of lists. */
export const PointContext = createContext<Point | null>(null)
