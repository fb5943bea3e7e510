import { Box, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useClient, useSchema } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { DeleteFile, filesKey } from '../../forms/pictures/DeleteFile.tsx'
import {
  findPictures,
  isUnused,
  readFiles,
  type StoredFile,
} from '../../forms/pictures/pictures.ts'
import { anyText } from '../../i18n/anyText.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { DocumentLinks } from '../../ui/DocumentLink.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { ChangedDrafts } from './ChangedDrafts.tsx'
import { ReplaceFile } from './ReplaceFile.tsx'
import { type Replacements, useReplacements } from './useReplacements.ts'

/** The maximum number of files shown at once. */
const maxListed = 60

/** All uploaded pictures and files, each with the documents that use it. A file is replaced in all of them at once. */
export function PicturesAndFiles() {
  const client = useClient({ apiVersion })
  const schema = useSchema()
  const replacements = useReplacements()
  const [search, setSearch] = useState('')
  const [isUnusedOnly, setUnusedOnly] = useState(false)
  const { data: files, error } = useQuery({
    // Read again after each replacement.
    queryKey: [...filesKey, replacements.changed],
    queryFn: () => readFiles(client, schema),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const matches = findPictures(files ?? [], search).filter(
    (file) => !isUnusedOnly || isUnused(file),
  )
  const unused = files?.filter(isUnused).length ?? 0
  return (
    <Box padding={3} overflow="auto" height="fill">
      <Stack gap={4}>
        <Flex gap={2} align="center" wrap="wrap">
          <Box flex={1} style={{ minWidth: '14rem' }}>
            <TextInput
              type="search"
              aria-label={t('Search the pictures and files')}
              placeholder={t('Its name, what it shows, or where it is used')}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          </Box>
          <SmallButton
            mode="bleed"
            text={t('Used nowhere: {count}', { count: unused })}
            selected={isUnusedOnly}
            aria-pressed={isUnusedOnly}
            onClick={() => setUnusedOnly(!isUnusedOnly)}
          />
        </Flex>
        <ChangedDrafts replacements={replacements} />
        {!files && <LoadState error={error} />}
        {files && matches.length === 0 && (
          <Note>
            {files.length === 0
              ? t('Nothing has been uploaded yet.')
              : t('No file has these words.')}
          </Note>
        )}
        {matches.slice(0, maxListed).map((file) => (
          <FileCard key={file._id} file={file} replacements={replacements} />
        ))}
        {matches.length > maxListed && (
          <Note>
            {t('And {count} more: search for one of them.', { count: matches.length - maxListed })}
          </Note>
        )}
      </Stack>
    </Box>
  )
}

type FileCardProps = { file: StoredFile; replacements: Replacements }

function FileCard({ file, replacements }: FileCardProps) {
  const { _id, url, originalFilename, size, width, height, texts, users } = file
  const [isReplacing, setReplacing] = useState(false)
  const name = originalFilename ?? _id
  const words = anyText(texts[0])
  return (
    <Card border radius={2} padding={3} data-file={_id}>
      <Stack gap={3}>
        <Flex gap={3} align="flex-start">
          <Flex flex="none" align="center" justify="center" style={{ width: '6rem' }}>
            {width === null ? (
              <FileText size={32} aria-hidden />
            ) : (
              <img
                src={`${url}?w=200&h=200&fit=max&auto=format`}
                alt=""
                loading="lazy"
                style={{ maxWidth: '100%', maxHeight: '5rem' }}
              />
            )}
          </Flex>
          <Stack gap={3} flex={1} style={{ minWidth: 0 }}>
            <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </Text>
            <Note>
              {[width && `${width} × ${height}`, sizeText(size)].filter(Boolean).join(', ')}
            </Note>
            {words && <Text size={1}>{words}</Text>}
            {users.length === 0 && (
              <Note>
                {file.isPublic
                  ? t('On the website until the draft is published')
                  : t('Used nowhere')}
              </Note>
            )}
          </Stack>
        </Flex>
        {users.length > 0 && <DocumentLinks documents={users} />}
        <Flex>
          {isUnused(file) && <DeleteFile id={_id} />}
          {users.length > 0 && (
            <SmallButton
              mode="ghost"
              disabled={replacements.isBusy}
              text={t('Replace everywhere ...')}
              aria-label={t('Replace everywhere: {name}', { name })}
              onClick={() => setReplacing(true)}
            />
          )}
        </Flex>
      </Stack>
      {isReplacing && (
        <ReplaceFile file={file} replacements={replacements} onClose={() => setReplacing(false)} />
      )}
    </Card>
  )
}

function sizeText(bytes: number): string {
  const isSmall = bytes < 1_000_000
  return new Intl.NumberFormat(studioLanguage, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1000 : 1_000_000))
}
