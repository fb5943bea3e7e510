import { facets, type InboxSearch } from '../criteria.ts'

/**
 * Returns a file name with the criteria of the export, such as enquiries-2026-11-all-gmp-certification-2026-11-25.csv.
 */
export function exportName({ terms, service, ...search }: InboxSearch, now = new Date()): string {
  const values = { ...search, service: service?.[0] }
  const chosen = ['month', 'view', ...facets.slice(1)] as const
  const words = [...chosen.map((name) => values[name]), terms].filter(Boolean).join(' ')
  const name = words.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-')
  return `enquiries-${name}-${now.toISOString().slice(0, 10)}.csv`
}
