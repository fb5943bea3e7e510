import { Box, Flex, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { getPublishedId, type ObjectSchemaType, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { languageCodes } from '../../shared/languages.ts'
import { t } from '../i18n/t.ts'
import { fieldTitles } from '../publishing/fieldTitles.ts'
import { textsIn } from '../translations/texts.ts'

export type Stored = Readonly<Record<string, unknown>> & { _id: string; _type: string }

/** How many fields are named; the form shows the others. */
const most = 3

/** What a draft changes, each a link to its field. */
export function ChangedFields({ published, draft }: { published: Stored; draft: Stored }) {
  const type = useSchema().get(draft._type)
  const paths = useMemo(
    () => (type?.jsonType === 'object' ? changedFields(type, published, draft) : []),
    [type, published, draft],
  )
  if (paths.length === 0) return null
  const id = getPublishedId(draft._id)
  return (
    <Box paddingX={2} paddingBottom={2}>
      <Flex direction="column" gap={2}>
        {paths.slice(0, most).map((path) => (
          <Text key={path} size={1}>
            <IntentLink intent="edit" params={{ id, type: draft._type, path }}>
              {fieldTitles(type, path, draft).join(' › ')}
            </IntentLink>
          </Text>
        ))}
        {paths.length > most && (
          <Text size={1} muted>
            {t('And {count} more.', { count: paths.length - most })}
          </Text>
        )}
      </Flex>
    </Box>
  )
}

/**
 * Returns the paths of what a draft changes, in the form's order and in Sanity's notation: each text in
 * each language, and fields of the document in which something else differs.
 */
export function changedFields(
  type: ObjectSchemaType,
  published: Readonly<Record<string, unknown>>,
  draft: Readonly<Record<string, unknown>>,
): string[] {
  const before = new Map(textsIn(published, type).map(({ path, text }) => [path, text]))
  const texts = textsIn(draft, type).flatMap(({ path, text }) =>
    languageCodes
      .filter((code) => differ(before.get(path)?.[code], text[code]))
      .map((code) => `${path}.${code}`),
  )
  return type.fields.flatMap(({ name }) => {
    const inside = texts.filter((path) => /^[^.[]*/.exec(path)?.[0] === name)
    if (inside.length > 0) return inside
    return differ(published[name], draft[name]) ? [name] : []
  })
}

/** A field that was emptied is stored as an absent one. */
export function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) !== JSON.stringify(other ?? null)
}
