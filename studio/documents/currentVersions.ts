/**
 * Returns the draft of each document, or the published version if it has none. Versions of releases are left out.
 */
export function currentVersions<T extends { _id: string }>(documents: readonly T[]): T[] {
  const ids = new Set(documents.map(({ _id }) => _id))
  return documents.filter(({ _id }) => !ids.has(`drafts.${_id}`) && !_id.startsWith('versions.'))
}
