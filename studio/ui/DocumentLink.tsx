import { Card, Flex, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import { getPublishedId, Preview, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'

type Linked = { _id: string; _type: string }
type DocumentLinkProps = { document: Linked; children?: ReactNode }

/** A document's preview as a link to its form. */
export function DocumentLink({ document: { _id, _type }, children }: DocumentLinkProps) {
  const schemaType = useSchema().get(_type)
  if (!schemaType) return null
  return (
    <Card
      as={IntentLink}
      // Card passes these on to IntentLink.
      {...{ intent: 'edit', params: { id: getPublishedId(_id), type: _type } }}
      data-as="a"
      radius={2}
      padding={1}
    >
      <Flex align="center" gap={2} justify="space-between">
        <Preview schemaType={schemaType} value={{ _id, _type }} layout="default" />
        <Flex gap={1}>{children}</Flex>
      </Flex>
    </Card>
  )
}

export function DocumentLinks({ documents }: { documents: readonly Linked[] }) {
  return (
    <Stack gap={1}>
      {documents.map((document) => (
        <DocumentLink key={document._id} document={document} />
      ))}
    </Stack>
  )
}
