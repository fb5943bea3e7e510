import { createContext } from 'react'
import type { Language } from '../../shared/languages.ts'

type Source = {
  english?: unknown
  /** How many points a list should have at most. */
  recommendedCount?: unknown
  /** The language that is shown, if it is only one. */
  alone?: Language | undefined
}

/** The localized text around an input. */
export const SourceText = createContext<Source>({})
