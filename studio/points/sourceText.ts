import { createContext } from 'react'

/** The localized text around an input: its English, and how many points a list should have at most. */
export const SourceText = createContext<{ english?: unknown; recommendedCount?: unknown }>({})
