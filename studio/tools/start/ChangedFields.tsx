import { Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { getPublishedId, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { changedPaths } from '../../documents/translations/changedPaths.ts'
import { t } from '../../i18n/t.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { Note } from '../../ui/Note.tsx'

export type StoredFields = Readonly<Record<string, unknown>> & { _id: string; _type: string }

/** The maximum number of fields to name; the form shows the others. */
const maxFields = 3

export function ChangedFields({
  published,
  draft,
}: {
  published: StoredFields
  draft: StoredFields
}) {
  const type = useSchema().get(draft._type)
  const paths = useMemo(
    () => (type?.jsonType === 'object' ? changedPaths(type, published, draft) : []),
    [type, published, draft],
  )
  if (paths.length === 0) return null
  const id = getPublishedId(draft._id)
  return (
    <Stack gap={2} paddingX={2} paddingBottom={2}>
      {paths.slice(0, maxFields).map((path) => (
        <Text key={path} size={1}>
          <IntentLink intent="edit" params={{ id, type: draft._type, path }}>
            {fieldTitles(type, path, draft).join(' › ')}
          </IntentLink>
        </Text>
      ))}
      {paths.length > maxFields && (
        <Note>{t('And {count} more.', { count: paths.length - maxFields })}</Note>
      )}
    </Stack>
  )
}
