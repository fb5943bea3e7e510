import { addressOf } from '../../../shared/content/addresses/addresses.ts'
import { pageTypes, pathOf, type singletonPages } from '../../../shared/content/addresses/paths.ts'
import { languagesOf } from '../../../shared/content/languages/documentLanguages.ts'
import type { Language } from '../../../shared/languages.ts'
import { slugOfDraft } from '../../../shared/previewProtocol.ts'
import { studioLanguage } from '../../i18n/language.ts'

type PreviewedDocument = { _id: string; _type: string; slug?: string | undefined }

/** The page that shows the documents of a type, for types that are not pages. */
const shownAt: Record<string, (typeof singletonPages)[number]> = {
  milestone: 'aboutPage',
  faqCategory: 'faqPage',
}

/** Returns the path of a document in the preview. A page without an address has a path of its own. */
export function previewPath({ _id, _type, slug }: PreviewedDocument): string {
  const type = pageTypes.find((candidate) => candidate === (shownAt[_type] ?? _type)) ?? 'homePage'
  return pathOf({ _type: type, slug: slug || slugOfDraft(_id) })
}

/** Returns the address of a document's page in the Studio's language, or in the first one in which it exists. */
export function addressInStudio(
  path: string,
  document: Parameters<typeof languagesOf>[0],
  preferred: Language = studioLanguage,
): string {
  const existing = languagesOf(document)
  const [first = preferred] = existing
  return addressOf(path, existing.includes(preferred) ? preferred : first)
}

export const previewToolName = 'presentation'
