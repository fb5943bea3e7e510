import { useEffect } from 'react'
import { type Schema, type SchemaType, useSchema } from 'sanity'
import type { z } from 'zod'
import { titlesReply, titlesRequest } from '../../../shared/previewProtocol.ts'
import { t } from '../../i18n/t.ts'
import { withoutRequiredMark } from '../../i18n/translateSchema.ts'
import { issueText } from '../../schema/rules/shape.ts'
import { previewUrl } from '../../settings.ts'

/** Answers requests of the previewed page for the titles of fields and messages in the Studio's language. */
export function useTitleReplies(): void {
  const schema = useSchema()
  useEffect(() => {
    const reply = ({ origin, source, data }: MessageEvent<unknown>) => {
      const request = titlesRequest.safeParse(data)
      if (!request.success || origin !== new URL(previewUrl).origin) return
      const { fields, messages } = request.data
      const titles = fields.map((field) => [field, titlesOnPath(field, schema)])
      const message: z.input<typeof titlesReply> = {
        type: titlesReply.shape.type.value,
        titles: Object.fromEntries(titles),
        messages: Object.fromEntries(messages.map((message) => [message, issueText(message)])),
        heading: t('This page cannot be published yet'),
      }
      source?.postMessage(message, { targetOrigin: origin })
    }
    window.addEventListener('message', reply)
    return () => window.removeEventListener('message', reply)
  }, [schema])
}

/** Returns the titles of a type and of each field on the path, for a field in the form of `titlesRequest`. */
export function titlesOnPath(field: string, schema: Schema): string[] {
  const [typeName = '', ...names] = field.split('.')
  let type = schema.get(typeName)
  const titles = [type?.title ?? typeName]
  for (const name of names) {
    type = typesInside(type).find((inside) => inside.name === name)?.type
    titles.push(withoutRequiredMark(type?.title ?? name))
  }
  return titles
}

/** Returns the fields of an object, or the item types of an array, including the fields of an only item type. */
function typesInside(type: SchemaType | undefined): { name: string; type: SchemaType }[] {
  if (type?.jsonType === 'object') return type.fields
  if (type?.jsonType !== 'array') return []
  const entries = type.of.map((entry) => ({ name: entry.name, type: entry }))
  return entries.length === 1 ? [...entries, ...typesInside(type.of[0])] : entries
}
