import type { Schema } from 'sanity'
import { anyText } from '../i18n/anyText.ts'

type StoredDocument = Readonly<Record<string, unknown>> & { _type: string }

/** Returns the name of a document in lists: its title, name or question, or its type if it has none of these. */
export function documentTitle(
  { _type, title, name, question }: StoredDocument,
  schema: Schema,
): string {
  const own = [title, name, question].map((text) =>
    typeof text === 'string' ? text : anyText(text),
  )
  return own.find(Boolean) ?? schema.get(_type)?.title ?? _type
}
