import { Box, Button, Flex, Select, Stack } from '@sanity/ui'
import { useState } from 'react'
import { getPublishedId, type SchemaType, useClient, useSchema } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { documentTitle } from '../documentTitle.ts'
import { ChangedDrafts } from './ChangedDrafts.tsx'
import { replaceReferences } from './replaceReferences.ts'
import { useReplacements } from './useReplacements.ts'

type ReplaceDocumentProps = {
  id: string
  type: SchemaType
  /** The ids of the documents that refer to it. */
  users: readonly string[]
}

type Candidate = { _id: string; _type: string }

const candidates = '*[_type == $type && !(_id in path("versions.**"))]'

/** Puts another document of the same type in the place of one, such as a new colleague, wherever it is linked. */
export function ReplaceDocument({ id, type, users }: ReplaceDocumentProps) {
  const client = useClient({ apiVersion })
  const schema = useSchema()
  const replacements = useReplacements()
  const [to, setTo] = useState('')
  const { result = [] } = useLiveQuery<Candidate[]>(
    `${candidates}{_id, _type, title, name, question}`,
    candidates,
    { type: type.name },
  )
  const others = new Map(
    result
      .filter((candidate) => getPublishedId(candidate._id) !== id)
      .map((candidate) => [getPublishedId(candidate._id), documentTitle(candidate, schema)]),
  )
  const { change, isBusy } = replacements
  const replace = () =>
    change((changed) =>
      replaceReferences(client, users, { from: id, to, areWordsRight: true }, changed),
    )
  return (
    <Stack gap={4}>
      {users.length > 0 && others.size > 0 && (
        <Flex gap={2} align="center" wrap="wrap">
          <Box>
            <Select
              fontSize={1}
              aria-label={t('Who or what takes its place')}
              value={to}
              onChange={({ currentTarget }) => setTo(currentTarget.value)}
            >
              <option value="">{t('Replace it everywhere by ...')}</option>
              {[...others].map(([candidate, title]) => (
                <option key={candidate} value={candidate}>
                  {title}
                </option>
              ))}
            </Select>
          </Box>
          <Button
            mode="ghost"
            fontSize={1}
            disabled={to === '' || isBusy}
            text={t('Replace in drafts')}
            onClick={replace}
          />
        </Flex>
      )}
      <ChangedDrafts replacements={replacements} />
    </Stack>
  )
}
