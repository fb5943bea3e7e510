import * as flags from 'country-flag-icons/react/3x2'
import type { ComponentType } from 'react'

/** Returns a country's flag by ISO 3166-1 code, for lists in the Studio. */
export function flagOf(isoCode: string | undefined): ComponentType | undefined {
  return Object.entries(flags).find(([code]) => code === isoCode)?.[1]
}
