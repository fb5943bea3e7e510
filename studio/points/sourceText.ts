import { createContext } from 'react'

type Source = {
  english?: unknown
  /** How many points a list should have at most. */
  recommendedCount?: unknown
  /** Whether only the English is shown. */
  isAlone?: boolean
}

/** The localized text around an input. */
export const SourceText = createContext<Source>({})
