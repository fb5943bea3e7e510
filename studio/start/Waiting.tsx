import { Card, Stack, Text } from '@sanity/ui'
import type { ComponentType, ReactNode } from 'react'
import { useSchema } from 'sanity'
import { useLiveQuery } from '../desk/useLiveQuery.ts'
import { useBuilds } from '../publishing/BuildsProvider.tsx'
import { toolName as websiteTool } from '../publishing/toolName.ts'
import { missingIn, type StoredDocument } from '../translations/missing.ts'
import { Part } from './Part.tsx'
import { StudioLink } from './StudioLink.tsx'

/** What may wait for an editor, a line each; a line with nothing to do says so or is left out. */
const lines: Record<string, ComponentType> = { faults: FaultsLine, translations: TranslationsLine }

export function Waiting() {
  return (
    <Part title="What waits">
      <Stack gap={2}>
        {Object.entries(lines).map(([name, Line]) => (
          <Line key={name} />
        ))}
      </Stack>
    </Part>
  )
}

/** One line of what waits. */
export function WaitingLine({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'caution' | 'positive'
  children: ReactNode
}) {
  return (
    <Card tone={tone} border padding={3} radius={2}>
      <Text size={1}>{children}</Text>
    </Card>
  )
}

function FaultsLine() {
  const [latest] = useBuilds()
  const waits = latest && (latest.status === 'failed' || latest.record.held.length > 0)
  if (!waits) return <WaitingLine tone="positive">The website shows what is published.</WaitingLine>
  return (
    <WaitingLine tone="caution">
      Something that was published has a fault and is not on the website.{' '}
      <StudioLink to={websiteTool}>See what to mend</StudioLink>
    </WaitingLine>
  )
}

const watched = '*[_type in $types]'

function TranslationsLine() {
  const schema = useSchema()
  const types = schema
    .getTypeNames()
    .filter((name) => schema.get(name)?.type?.name === 'document' && !name.startsWith('sanity.'))
  const { result } = useLiveQuery<StoredDocument[]>(watched, watched, { types })
  if (!result) return null
  const missing = missingIn(result, (name) => schema.get(name)).length
  if (missing === 0) return <WaitingLine tone="positive">Everything is translated.</WaitingLine>
  return (
    <WaitingLine tone="caution">
      {missing === 1
        ? '1 document lacks translations. '
        : `${missing} documents lack translations. `}
      <StudioLink to="structure/missing-translations">See which</StudioLink>
    </WaitingLine>
  )
}
