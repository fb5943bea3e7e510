import type { ReactNode } from 'react'
import { getPublishedId } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { Language } from '../../shared/languages.ts'

/** A link to the field of a text in one language. */
export function TranslationLink({
  document: { _id, _type },
  path,
  code,
  children,
}: {
  document: { _id: string; _type: string }
  /** Of the text, in Sanity's notation. */
  path: string
  code: Language
  children: ReactNode
}) {
  const params = { id: getPublishedId(_id), type: _type, path: `${path}.${code}` }
  return (
    <IntentLink intent="edit" params={params}>
      {children}
    </IntentLink>
  )
}
