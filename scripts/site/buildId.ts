/** Returns an id for a build that begins now; a later build's id sorts after it. */
export function newBuildId(): string {
  return new Date().toISOString().replace(/\D/g, '')
}
