import { Card, Dialog, Grid, Stack, Text, TextInput } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type AssetSource, type AssetSourceComponentProps, useClient, useSchema } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { anyText } from '../../i18n/anyText.ts'
import { t } from '../../i18n/t.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Note } from '../../ui/Note.tsx'
import { DeleteFile, filesKey } from './DeleteFile.tsx'
import { findPictures, isUnused, readPictures, type StoredFile } from './pictures.ts'

/** The maximum number of pictures shown at once. */
const maxListed = 60

/** An asset source that finds uploaded pictures by their name, their texts, and the documents that use them. */
function PictureSource({ dialogHeaderTitle, onClose, onSelect }: AssetSourceComponentProps) {
  const client = useClient({ apiVersion })
  const schema = useSchema()
  const [search, setSearch] = useState('')
  const { data: pictures, error } = useQuery({
    queryKey: filesKey,
    queryFn: () => readPictures(client, schema),
    // Not cached, because pictures may have been uploaded or used since the dialog was last open.
    gcTime: 0,
  })
  const matches = findPictures(pictures ?? [], search)
  return (
    <Dialog
      id={useId()}
      header={dialogHeaderTitle ?? t('Pictures')}
      width={2}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <Stack padding={4} gap={4}>
        <TextInput
          type="search"
          autoFocus
          aria-label={t('Search the pictures')}
          placeholder={t('Its name, what it shows, or where it is used')}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {!pictures && (
          <LoadState
            error={error}
            failure={t('The pictures could not be loaded. Close this and try again.')}
          />
        )}
        {pictures && matches.length === 0 && (
          <Note>
            {pictures.length === 0
              ? t('No picture has been uploaded yet.')
              : t('No picture has these words.')}
          </Note>
        )}
        <Grid gridTemplateColumns={[1, 2, 3]} gap={3}>
          {matches.slice(0, maxListed).map((picture) => (
            <PictureCard
              key={picture._id}
              picture={picture}
              onSelect={() => onSelect([{ kind: 'assetDocumentId', value: picture._id }])}
            />
          ))}
        </Grid>
        {matches.length > maxListed && (
          <Note>
            {t('And {count} more: search for one of them.', { count: matches.length - maxListed })}
          </Note>
        )}
      </Stack>
    </Dialog>
  )
}

function PictureCard({ picture, onSelect }: { picture: StoredFile; onSelect: () => void }) {
  const { _id, url, originalFilename, width, height, texts, users } = picture
  const words = anyText(texts[0])
  return (
    <Stack gap={1} data-picture={_id} style={{ alignContent: 'start' }}>
      <Card as="button" type="button" radius={2} padding={3} onClick={onSelect}>
        <Stack gap={3}>
          <img
            src={`${url}?w=480&h=320&fit=max&auto=format`}
            alt=""
            loading="lazy"
            style={{ width: '100%', height: '9rem', objectFit: 'contain' }}
          />
          <Text size={1} weight="medium" textOverflow="ellipsis">
            {originalFilename ?? _id}
          </Text>
          <Note>{`${width} × ${height}`}</Note>
          {words && <Text size={1}>{words}</Text>}
          <Note>
            {users.length > 0
              ? t('On: {titles}', { titles: users.map(({ title }) => title).join(', ') })
              : picture.isPublic
                ? t('On the website until the draft is published')
                : t('Used nowhere')}
          </Note>
        </Stack>
      </Card>
      {isUnused(picture) && <DeleteFile id={_id} />}
    </Stack>
  )
}

/** Returns the sources with our list of pictures in place of Sanity's, which has thumbnails only. */
export const withPictureSource = (sources: AssetSource[]): AssetSource[] =>
  sources.map((source) => ({ ...source, component: PictureSource }))
