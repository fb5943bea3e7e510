import { Box, Flex } from '@sanity/ui'
import { GripVertical, X } from 'lucide-react'
import type { DragEvent, ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'

const removeIcon = inlineIcon(X)

type PointRowProps = {
  /** Its position in the list, from 1. */
  position: number
  children: ReactNode
  onRemove: () => void
  onDragStart: () => void
  onDragEnd: () => void
  onDrop: () => void
}

/** A point of a list that may be changed, with its handle and the button that removes it. */
export function PointRow({ position, children, onRemove, onDrop, ...drag }: PointRowProps) {
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onDrop()
  }
  return (
    <Flex align="flex-start" gap={1} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Box
        draggable
        paddingY={3}
        title={t('Drag it, or press Alt and an arrow in the field')}
        style={{ cursor: 'grab', lineHeight: 0 }}
        {...drag}
      >
        <GripVertical size={16} aria-hidden />
      </Box>
      <Box flex={1}>{children}</Box>
      <Box paddingY={1}>
        <SmallButton
          mode="bleed"
          icon={removeIcon}
          tabIndex={-1}
          aria-label={t('Remove point {position}', { position })}
          onClick={onRemove}
        />
      </Box>
    </Flex>
  )
}
