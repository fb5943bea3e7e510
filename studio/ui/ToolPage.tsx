import { Box, Card, Container, Heading, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'

/** The frame of a tool: a heading above one column of sections. */
export function ToolPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card height="fill" overflow="auto">
      <Container width={1}>
        <Box padding={4}>
          <Stack gap={5}>
            <Heading as="h1">{title}</Heading>
            {children}
          </Stack>
        </Box>
      </Container>
    </Card>
  )
}
