import { Heading, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'

export function ToolSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
