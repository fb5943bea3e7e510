import { isLanguage } from '../../shared/languages.ts'

/** A validation error of the content. */
export type Fault = {
  documentId: string
  documentType: string
  /** The field's path in Sanity's notation, or '' for the document as a whole. */
  path: string
  message: string
  /** The other document of a clash. */
  other?: { documentId: string; documentType: string }
}

/** An error with all faults, so that an editor can correct them in one go. */
export class ContentFaults extends Error {
  readonly faults: Fault[]

  constructor(faults: Fault[], studioUrl: string) {
    const lines = faults.map((fault) => describe(fault, studioUrl))
    super(`The content has ${faults.length} fault(s); nothing was changed.\n${lines.join('\n')}`)
    this.name = 'ContentFaults'
    this.faults = faults
  }
}

/** Returns lines that say which documents are shown as they were, and why. */
export function describeHeld(
  { held, faults }: { held: { documentId: string }[]; faults: Fault[] },
  studioUrl: string,
): string {
  if (held.length === 0) return ''
  const ids = held.map(({ documentId }) => documentId).join(', ')
  const lines = faults.map((fault) => describe(fault, studioUrl))
  return `Left as in the last build, until these faults are mended: ${ids}\n${lines.join('\n')}`
}

function describe(fault: Fault, studioUrl: string): string {
  const { documentId, documentType, path, message, other } = fault
  const language = path.split(/[.[\]]/).findLast(isLanguage)
  const where = [documentType, documentId, path, language && `(${language})`].filter(Boolean)
  const target = [`id=${documentId}`, `type=${documentType}`, path && `path=${path}`]
  const link = `${studioUrl}/intent/edit/${encodeURI(target.filter(Boolean).join(';'))}`
  const clash = other ? ` (${other.documentType} › ${other.documentId})` : ''
  return `  ${where.join(' › ')} ${message}${clash}\n    ${link}`
}
