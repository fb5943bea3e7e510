import type { Membership } from '../../../shared/content/shapes/country.ts'

/** What a country can belong to, in an editor's words. */
export const membershipTitles: Record<Membership, string> = {
  operations: 'We operate there',
  ecowas: 'ECOWAS',
  waho: 'WAHO',
  aripo: 'ARIPO',
  trademark: 'Trademark coverage',
  madrid: 'Madrid Protocol',
  africanUnion: 'African Union',
}
