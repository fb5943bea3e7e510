import { Card, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type CalloutProps = {
  tone?: 'neutral' | 'primary' | 'caution' | 'critical' | 'positive'
  role?: 'alert'
  children: ReactNode
}

export function Callout({ tone = 'neutral', role, children }: CalloutProps) {
  return (
    <Card tone={tone} role={role} border padding={3} radius={2}>
      <Text size={1}>{children}</Text>
    </Card>
  )
}
