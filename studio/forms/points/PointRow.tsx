import { Box, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { GripVertical, X } from 'lucide-react'
import type { ClipboardEvent, DragEvent, KeyboardEvent } from 'react'
import { type ArrayOfPrimitivesInputProps, FieldPresence } from 'sanity'
import { defaultLanguage } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'

const removeIcon = inlineIcon(X)

type PointRowProps = {
  id: string
  index: number
  text: string
  /** Shown above a translation. */
  english: string | undefined
  /** The point as a member of Sanity's form, with its issues and presence. */
  member: ArrayOfPrimitivesInputProps<string>['members'][number] | undefined
  readOnly: boolean
  onChange: (text: string) => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
  /** Absent if the point must stay. */
  onRemove: (() => void) | undefined
  /** Absent if the order is that of the English. */
  drag: { onStart: () => void; onEnd: () => void; onDrop: (event: DragEvent) => void } | undefined
}

export function PointRow(props: PointRowProps) {
  const { id, index, text, english, member, readOnly, onRemove, drag } = props
  const position = index + 1
  const { validation = [], presence = [] } = member?.kind === 'item' ? member.item : {}
  return (
    <Stack gap={2}>
      {english !== undefined && (
        <Text as="label" size={1} muted htmlFor={id} lang={defaultLanguage}>
          {english}
        </Text>
      )}
      <Flex
        align="center"
        gap={1}
        {...(drag && { onDragOver: (event) => event.preventDefault(), onDrop: drag.onDrop })}
      >
        {drag && (
          <Box
            draggable
            paddingY={2}
            title={t('Drag it, or press Alt and an arrow in the field')}
            style={{ cursor: 'grab', lineHeight: 0 }}
            onDragStart={drag.onStart}
            onDragEnd={drag.onEnd}
          >
            <GripVertical size={16} aria-hidden />
          </Box>
        )}
        <Box flex={1}>
          <TextInput
            id={id}
            {...(english === undefined && { 'aria-label': t('Point {position}', { position }) })}
            {...(english === undefined &&
              index === 0 && { placeholder: t('Enter begins the next point') })}
            value={text}
            readOnly={readOnly}
            onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
            onFocus={props.onFocus}
            onKeyDown={props.onKeyDown}
            onPaste={props.onPaste}
          />
        </Box>
        {presence.length > 0 && <FieldPresence presence={presence} maxAvatars={1} />}
        {onRemove && (
          <SmallButton
            mode="bleed"
            icon={removeIcon}
            tabIndex={-1}
            aria-label={t('Remove point {position}', { position })}
            onClick={onRemove}
          />
        )}
      </Flex>
      {text !== '' &&
        validation.map(({ message }) => (
          <Text key={message} size={1} weight="medium">
            {message}
          </Text>
        ))}
    </Stack>
  )
}
