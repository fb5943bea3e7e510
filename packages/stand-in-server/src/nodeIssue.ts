/** The major version of Node from which on the stand-ins run, as in their package.json. */
const minimum = 24

/** Returns a sentence for whoever started the program with an older Node, and null for others. */
export function nodeIssue(name: string, version = process.versions.node): string | null {
  if (Number.parseInt(version, 10) >= minimum) return null
  return `${name} needs Node ${minimum} or newer, and this is Node ${version}.`
}

/**
 * Throws the sentence as an error. A package's entry calls it before it imports other modules dynamically, because an
 * older Node fails as soon as it loads `node:sqlite`.
 */
export function requireNode(name: string): void {
  const issue = nodeIssue(name)
  if (issue !== null) throw new Error(issue)
}
