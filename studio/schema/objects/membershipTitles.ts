import type { Membership } from '../../../shared/content/shapes/country.ts'

/** The title of each membership for editors. */
export const membershipTitles: Record<Membership, string> = {
  operations: 'We operate there',
  ecowas: 'ECOWAS',
  waho: 'WAHO',
  aripo: 'ARIPO',
  trademark: 'Trademark coverage',
  madrid: 'Madrid Protocol',
  africanUnion: 'African Union',
}
