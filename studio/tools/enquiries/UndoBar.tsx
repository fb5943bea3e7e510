import { Box, Card, Flex, Text } from '@sanity/ui'
import { t } from '../../i18n/t.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'

type UndoBarProps = { done: string | undefined; onUndo: () => void }

/** The description of the last action, with a button that undoes it. */
export function UndoBar({ done, onUndo }: UndoBarProps) {
  return (
    // Always rendered, because screen readers announce only changes of a live region.
    <div role="status" data-testid="done">
      {done !== undefined && (
        <Card borderTop tone="positive" paddingX={3} paddingY={2}>
          <Flex gap={3} align="center">
            <Box flex={1}>
              <Text size={1}>{done}</Text>
            </Box>
            <SmallButton mode="ghost" text={t('Undo')} onClick={onUndo} />
          </Flex>
        </Card>
      )}
    </div>
  )
}
