import { Box, Flex, Stack, Text } from '@sanity/ui'
import { use } from 'react'
import { FieldPresence, type FieldProps } from 'sanity'
import { z } from 'zod'
import { languageCodes } from '../../../shared/languages.ts'
import type { Point } from './PointContext.ts'
import { type PointPlace, pointFields } from './pointPatches.ts'
import { SourceText } from './sourceText.ts'

/** The field of one language of a point, with its issues and with colleagues who are in it. */
export function PointLanguage({ point, field }: { point: Point; field: FieldProps }) {
  const { path, name, presence, validation, children } = field
  const { alone } = use(SourceText)
  const place = placeAt(path)
  return (
    <Stack
      gap={2}
      data-place={placeName(place)}
      onKeyDown={(event) => point.onKeyDown(event, place)}
      onPaste={(event) => point.onPaste(event, place)}
    >
      <Flex align="center" gap={2}>
        {alone !== name && (
          <Text size={0} muted style={{ minWidth: '1.25rem' }}>
            {name.toUpperCase()}
          </Text>
        )}
        <Box flex={1}>{children}</Box>
        {presence.length > 0 && <FieldPresence presence={presence} maxAvatars={1} />}
      </Flex>
      {validation.map(({ message }) => (
        <Text key={message} size={1} weight="medium">
          {message}
        </Text>
      ))}
    </Stack>
  )
}

const endOfPath = z.tuple([
  z.object({ _key: z.string() }),
  z.enum(pointFields),
  z.enum(languageCodes),
])

function placeAt(path: FieldProps['path']): PointPlace {
  const [{ _key: key }, field, code] = endOfPath.parse(path.slice(-3))
  return { key, field, code }
}

/** The value of the attribute by which the list finds the field of a place. */
export const placeName = ({ key, field, code }: PointPlace) => `${key} ${field} ${code}`
