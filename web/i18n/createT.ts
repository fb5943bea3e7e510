import type { Text } from '../../shared/content/languages/inLanguage.ts'
import type { Language } from '../../shared/languages.ts'
import { pluralRules } from '../../shared/text/formats.ts'
import { fillText } from './fillText.ts'
import type { Namespace, NamespaceKey, ShortKey } from './messages.ts'

/** Returns a message of a namespace by its short key. The number `n` selects the plural form. */
export type T<Name extends Namespace> = (
  key: ShortKey<Name>,
  values?: Record<string, string | number>,
) => Text

/** Creates the function that returns the messages of a namespace with their placeholders filled in. */
export function createT<Name extends Namespace>(
  namespace: Name,
  messages: Record<NamespaceKey<Name>, string>,
  language: Language,
): T<Name> {
  const byKey = new Map(Object.entries<string>(messages))
  const plurals = pluralRules(language, {})
  return (shortKey, values = {}) => {
    const key = `${namespace}.${shortKey}`
    const used = [key, `${key}.${plurals.select(Number(values.n))}`].find((form) => byKey.has(form))
    const formKey = used ?? `${key}.other`
    return fillText({ key: formKey, value: byKey.get(formKey) ?? '' }, values)
  }
}
