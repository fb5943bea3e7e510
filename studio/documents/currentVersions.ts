/**
 * Returns documents without those that have a draft, which counts in place of them because editors work on it, and
 * without versions of releases.
 */
export function currentVersions<T extends { _id: string }>(documents: readonly T[]): T[] {
  const ids = new Set(documents.map(({ _id }) => _id))
  return documents.filter(({ _id }) => !ids.has(`drafts.${_id}`) && !_id.startsWith('versions.'))
}
