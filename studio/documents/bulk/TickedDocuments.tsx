import { Box, Text } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { getPublishedId, useSchema } from 'sanity'
import { t } from '../../i18n/t.ts'
import { Choice } from '../../ui/Choice.tsx'
import { documentTitle } from '../documentTitle.ts'

type ListedDocument = Readonly<Record<string, unknown>> & { _id: string; _type: string }

type Ticks = ReturnType<typeof useTicks>

/**
 * Returns the ticks of listed documents or drafts, and the ids of the ticked documents. A document that leaves the
 * list, such as a deleted one, loses its tick.
 */
export function useTicks(listed: readonly ListedDocument[] = []) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const isTicked = ({ _id }: ListedDocument) => ticked.has(getPublishedId(_id))
  const tick = (documents: readonly ListedDocument[], isTicked: boolean) => {
    const ids = new Set(documents.map(({ _id }) => getPublishedId(_id)))
    setTicked(isTicked ? ticked.union(ids) : ticked.difference(ids))
  }
  return { ids: listed.filter(isTicked).map(({ _id }) => getPublishedId(_id)), isTicked, tick }
}

type TickedDocumentsProps<Listed> = {
  documents: readonly Listed[]
  ticks: Ticks
  /** Returns what is beside the box of a document. */
  children: (document: Listed) => ReactNode
}

/** Documents with a box for each, named after it, and above several of them a box for all. */
export function TickedDocuments<Listed extends ListedDocument>({
  documents,
  ticks: { isTicked, tick },
  children,
}: TickedDocumentsProps<Listed>) {
  const schema = useSchema()
  return (
    <>
      {documents.length > 1 && (
        <Box paddingY={1}>
          <Choice
            isChosen={documents.every(isTicked)}
            onChoose={(isChosen) => tick(documents, isChosen)}
          >
            <Text size={1}>{t('All {count} below', { count: documents.length })}</Text>
          </Choice>
        </Box>
      )}
      {documents.map((document) => (
        <Box key={document._id} data-testid={`tick-${getPublishedId(document._id)}`}>
          <Choice
            label={documentTitle(document, schema)}
            isChosen={isTicked(document)}
            onChoose={(isChosen) => tick([document], isChosen)}
          >
            {children(document)}
          </Choice>
        </Box>
      ))}
    </>
  )
}
