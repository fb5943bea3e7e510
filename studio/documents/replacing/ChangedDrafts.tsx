import { Button, Flex, Stack, Text } from '@sanity/ui'
import { t } from '../../i18n/t.ts'
import { Callout } from '../../ui/Callout.tsx'
import { PublishTogether } from '../bulk/PublishTogether.tsx'
import type { Replacements } from './useReplacements.ts'

type ChangedDraftsProps = {
  replacements: Replacements
  onUndo?: () => void
}

/** The drafts in which something was replaced, to be published or undone together, and what became of others. */
export function ChangedDrafts({ replacements, onUndo }: ChangedDraftsProps) {
  const { changed, published, isBusy, message, undo, notePublished } = replacements
  const ids = changed.map(({ id }) => id)
  return (
    <>
      {message && <Callout tone="caution">{message}</Callout>}
      {changed.length > 0 && (
        <Stack gap={3}>
          <Flex gap={3} align="center" wrap="wrap">
            <Text size={1} weight="medium">
              {changed.length === 1
                ? t('1 draft was changed here and is not published.')
                : t('{count} drafts were changed here and are not published.', {
                    count: changed.length,
                  })}
            </Text>
            <Button
              mode="ghost"
              disabled={isBusy}
              text={t('Undo all')}
              onClick={() => {
                onUndo?.()
                undo()
              }}
            />
          </Flex>
          <PublishTogether
            key={ids.join()}
            ids={ids}
            ownChanges={changed}
            isBusy={isBusy}
            label={t('Publish them')}
            onPublished={notePublished}
          />
        </Stack>
      )}
      {published.length > 0 && (
        <Callout tone="positive">
          {published.length === 1
            ? t('Published: 1 document. A note says when it is live.')
            : t('Published: {count} documents. A note says when they are live.', {
                count: published.length,
              })}
        </Callout>
      )}
    </>
  )
}
