/**
 * Returns each of these stored documents once, as its form shows it: the draft where it has one,
 * because editors work on that.
 */
export function asEdited<Stored extends { _id: string }>(documents: readonly Stored[]): Stored[] {
  const ids = new Set(documents.map(({ _id }) => _id))
  return documents.filter(({ _id }) => !ids.has(`drafts.${_id}`) && !_id.startsWith('versions.'))
}
