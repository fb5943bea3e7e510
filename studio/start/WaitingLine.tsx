import { Card, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

/** One line of what waits. */
export function WaitingLine({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'caution' | 'critical' | 'positive'
  children: ReactNode
}) {
  return (
    <Card tone={tone} border padding={3} radius={2}>
      <Text size={1}>{children}</Text>
    </Card>
  )
}
