import * as flags from 'country-flag-icons/react/3x2'
import type { ComponentType } from 'react'

/** The drawing of a country's flag, by ISO 3166-1 code, as the site shows it. */
export function flagOf(isoCode: string | undefined): ComponentType | undefined {
  return Object.entries(flags).find(([code]) => code === isoCode)?.[1]
}
