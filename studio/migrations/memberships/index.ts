import { at, defineMigration, set } from 'sanity/migrate'
import { storedMemberships } from '../../../shared/content/countries/memberships.ts'

/** Converts memberships that were stored as names to rows. Returns undefined if there is no such membership. */
export function asRows(memberships: unknown) {
  return Array.isArray(memberships) && memberships.some((entry) => typeof entry === 'string')
    ? storedMemberships(memberships).map((row) => ({ _key: row._type, ...row }))
    : undefined
}

export default defineMigration({
  title: 'Store memberships of countries as rows with dates',
  documentTypes: ['country'],
  migrate: {
    document({ memberships }) {
      const rows = asRows(memberships)
      return rows && at('memberships', set(rows))
    },
  },
})
