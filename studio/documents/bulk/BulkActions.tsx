import { Badge, Box, Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { getPublishedId, isDraftId, useSchema } from 'sanity'
import { languageCodes } from '../../../shared/languages.ts'
import { publishableTypes } from '../../../shared/plans/plan.ts'
import { foldText } from '../../../shared/text/foldText.ts'
import { searchWords } from '../../i18n/searchWords.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { Callout } from '../../ui/Callout.tsx'
import { DocumentLink } from '../../ui/DocumentLink.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { PublishTogether } from './PublishTogether.tsx'
import { TickedDocuments, useTicks } from './TickedDocuments.tsx'
import { UnpublishDialog } from './UnpublishDialog.tsx'

const watched = '*[_type in $types && !(_id in path("versions.**"))]'
const names = languageCodes.flatMap((code) => [`title.${code}`, `name.${code}`])
const query = `${watched} | order(_updatedAt desc){
  _id, _type, title, name, "names": [${names.join(', ')}, name, slug.current]
}`

type Version = { _id: string; _type: string; title: unknown; name: unknown; names: unknown[] }

type ListedDocument = {
  _id: string
  _type: string
  title: unknown
  name: unknown
  names: string
  isPublic: boolean
  hasDraft: boolean
}

/** The maximum number of documents shown. Editors find other documents by type and name. */
const maxListed = 100

/** A list of the website’s documents. Ticked documents are published, planned or unpublished together. */
export function BulkActions() {
  const schema = useSchema()
  const [type, setType] = useState('')
  const [words, setWords] = useState('')
  const [isUnpublishing, setUnpublishing] = useState(false)
  const { result, error } = useLiveQuery<Version[]>(query, watched, { types: publishableTypes })

  const all = result && groupVersions(result)
  const wanted = searchWords(words)
  const matches = all?.filter(
    (document) =>
      (!type || document._type === type) && wanted.every((word) => document.names.includes(word)),
  )
  const ticks = useTicks(all)
  const { ids } = ticks
  return (
    <Flex direction="column" height="fill">
      <Card padding={3} borderBottom>
        <Stack gap={3}>
          <Note>{t('Tick documents to publish, plan or take them down together.')}</Note>
          <Flex gap={2} wrap="wrap">
            <Select
              fontSize={1}
              aria-label={t('Kind')}
              value={type}
              onChange={({ currentTarget }) => setType(currentTarget.value)}
            >
              <option value="">{t('All kinds')}</option>
              {publishableTypes.map((name) => (
                <option key={name} value={name}>
                  {schema.get(name)?.title ?? name}
                </option>
              ))}
            </Select>
            <TextInput
              fontSize={1}
              aria-label={t('Name or address')}
              placeholder={t('Name or address')}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          </Flex>
        </Stack>
      </Card>
      <Box flex={1} overflow="auto" padding={2}>
        {!matches && <LoadState error={error} />}
        {matches?.length === 0 && <Callout>{t('No document has this name.')}</Callout>}
        <Box paddingX={1}>
          <TickedDocuments documents={matches?.slice(0, maxListed) ?? []} ticks={ticks}>
            {(document) => (
              <DocumentLink document={document}>
                {document.hasDraft && <Badge tone="caution">{t('Draft')}</Badge>}
                {!document.isPublic && <Badge>{t('Not on the website')}</Badge>}
              </DocumentLink>
            )}
          </TickedDocuments>
        </Box>
        {matches && matches.length > maxListed && (
          <Box padding={3}>
            <Note>{t('And {count} more.', { count: matches.length - maxListed })}</Note>
          </Box>
        )}
      </Box>
      {ids.length > 0 && (
        <Card padding={3} borderTop>
          <Stack gap={3}>
            <Flex align="center" gap={2}>
              <Text size={1} weight="medium">
                {t('Ticked: {count}', { count: ids.length })}
              </Text>
              <SmallButton
                mode="bleed"
                text={t('Tick none')}
                onClick={() => ticks.tick(all ?? [], false)}
              />
            </Flex>
            <PublishTogether key={ids.toSorted().join()} ids={ids} />
            <Box>
              <Button
                mode="ghost"
                tone="critical"
                text={t('Take down ...')}
                onClick={() => setUnpublishing(true)}
              />
            </Box>
          </Stack>
        </Card>
      )}
      {isUnpublishing && <UnpublishDialog ids={ids} onClose={() => setUnpublishing(false)} />}
    </Flex>
  )
}

/** Returns one entry per document, with whether it is published and whether it has a draft. */
function groupVersions(versions: readonly Version[]): ListedDocument[] {
  const byId = Map.groupBy(versions, ({ _id }) => getPublishedId(_id))
  return [...byId].map(([_id, own]) => ({
    _id,
    _type: own[0]?._type ?? '',
    title: own[0]?.title,
    name: own[0]?.name,
    names: foldText(
      own.flatMap(({ names }) => names.filter((name) => typeof name === 'string')).join(' '),
    ),
    isPublic: own.some(({ _id }) => !isDraftId(_id)),
    hasDraft: own.some(({ _id }) => isDraftId(_id)),
  }))
}
