import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type TranslationNoteProps = {
  tone: 'caution' | 'critical'
  language: string
  message: string
  buttons: ReactNode
  testId: string
  children?: ReactNode
}

/** A note below a text about one of its languages. */
export function TranslationNote(props: TranslationNoteProps) {
  const { tone, language, message, buttons, testId, children } = props
  return (
    <Card tone={tone} border radius={2} padding={2} data-testid={testId}>
      <Stack gap={3}>
        <Flex align="center" gap={2} wrap="wrap">
          <Badge tone={tone}>{language}</Badge>
          <Text size={1}>{message}</Text>
          {/* On a line of their own where the form is narrow. */}
          <Flex flex="none" gap={1} style={{ marginLeft: 'auto' }}>
            {buttons}
          </Flex>
        </Flex>
        {children}
      </Stack>
    </Card>
  )
}
