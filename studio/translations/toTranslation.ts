import { getPublishedId } from 'sanity'
import type { Language } from '../../shared/languages.ts'

/**
 * Returns where an `IntentLink` leads that opens the field of a text in one language.
 * @param path of the text, in Sanity's notation
 */
export function toTranslation(
  { _id, _type }: { _id: string; _type: string },
  path: string,
  code: Language,
) {
  return {
    intent: 'edit',
    params: { id: getPublishedId(_id), type: _type, path: `${path}.${code}` },
  }
}
