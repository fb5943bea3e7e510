import { Box, Card, Flex, Text } from '@sanity/ui'
import type { ComponentType } from 'react'

/** Returns a list of the desk with a line above it. The list's `ref`, among its props, is handed on. */
export function withNote<Props extends object>(
  List: ComponentType<Props>,
  note: string,
): ComponentType<Props> {
  return function NotedList(props) {
    return (
      <Flex direction="column" height="fill">
        <Card padding={3} borderBottom>
          <Text size={1} muted>
            {note}
          </Text>
        </Card>
        <Box flex={1} overflow="hidden">
          <List {...props} />
        </Box>
      </Flex>
    )
  }
}
