import { isLanguage } from '../../shared/languages.ts'

export type DocumentReference = { documentId: string; documentType: string }

/** An error in the content that an editor can correct. */
export type Issue = DocumentReference & {
  /** The field's path in Sanity's notation, or '' for the document as a whole. */
  path: string
  /** The issue in English, as a phrase after the field's name, such as “is missing”. */
  message: string
  /** The document with which this one conflicts. */
  other?: DocumentReference
}

/**
 * All issues of the content, so that editors can correct them at once. The message has a line for each, with a link to
 * its field in the Studio.
 */
export class ContentError extends Error {
  readonly issues: Issue[]

  constructor(issues: Issue[], studioUrl: string) {
    super(
      `The content has ${issues.length} issue(s); nothing was changed.\n${toLines(issues, studioUrl)}`,
    )
    this.name = 'ContentError'
    this.issues = issues
  }
}

export function uniqueIssues(issues: Issue[]): Issue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()]
}

/**
 * Returns a summary for the log: the documents kept at their last valid version, and the issues with links to their
 * fields.
 * @param studioUrl without a trailing slash
 */
export function describeKept(
  { kept, issues }: { kept: DocumentReference[]; issues: Issue[] },
  studioUrl: string,
): string {
  const ids = kept.map(({ documentId }) => documentId).join(', ')
  return `Kept at the last valid version until these issues are fixed: ${ids}\n${toLines(issues, studioUrl)}`
}

function toLines(issues: Issue[], studioUrl: string): string {
  return issues.map((issue) => issueLines(issue, studioUrl)).join('\n')
}

function issueLines({ documentId, documentType, path, message, other }: Issue, studioUrl: string) {
  const language = path.split(/[.[\]]/).findLast(isLanguage)
  const where = [documentType, documentId, path, language && `(${language})`].filter(Boolean)
  const target = [`id=${documentId}`, `type=${documentType}`, path && `path=${path}`]
  const link = `${studioUrl}/intent/edit/${encodeURI(target.filter(Boolean).join(';'))}`
  const clash = other ? ` (${other.documentType} › ${other.documentId})` : ''
  return `  ${where.join(' › ')} ${message}${clash}\n    ${link}`
}
