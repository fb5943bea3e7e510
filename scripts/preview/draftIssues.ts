import { studioPath } from '@sanity/client/csm'
import type { Issue } from '../../gate/checks/issues.ts'
import { defaultLanguage, languages } from '../../shared/languages.ts'
import type { DraftIssue } from '../../web/preview/draftResponse.ts'

type Checked = { issues: Issue[]; result: unknown }

/** Returns the validation errors of a draft, with fields in the form of `titlesRequest`. */
export function draftIssues({ issues, result }: Checked): DraftIssue[] {
  return issues.map(({ documentId, documentType, path, message }) => {
    const steps = path === '' ? [] : studioPath.fromString(path)
    const language = languages.find(({ code }) => steps.includes(code))
    const names = steps.flatMap((step, index) => {
      if (typeof step === 'string') return step === language?.code ? [] : step
      const type = studioPath.get(result, [...steps.slice(0, index + 1), '_type'])
      return typeof type === 'string' ? type : []
    })
    return {
      documentId,
      documentType,
      path,
      field: [documentType, ...names].join('.'),
      ...(language && language.code !== defaultLanguage && { language: language.name }),
      message,
    }
  })
}
