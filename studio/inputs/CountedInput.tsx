import { Stack, Text } from '@sanity/ui'
import type { ObjectInputProps } from 'sanity'
import { filledLength } from '../../shared/content/memberships.ts'
import { t } from '../i18n/t.ts'

type RenderedInput = Parameters<ObjectInputProps['renderInput']>[0]

/**
 * A localized text with a character count below each language, where the field has a limit:
 * `options: { mostCharacters: 60 }`.
 */
export function CountedInput(props: ObjectInputProps) {
  const limit: unknown = props.schemaType.options?.mostCharacters
  const renderInput = (input: RenderedInput) => (
    <Stack gap={2}>
      {props.renderInput(input)}
      {typeof limit === 'number' && <Count text={input.value} limit={limit} />}
    </Stack>
  )
  return props.renderDefault({ ...props, renderInput })
}

function Count({ text, limit }: { text: unknown; limit: number }) {
  const count = typeof text === 'string' ? filledLength(text) : 0
  const isTooLong = count > limit
  return (
    <Text size={1} muted={!isTooLong} weight={isTooLong ? 'medium' : 'regular'}>
      {isTooLong
        ? t('{count} of {limit} characters: {excess} too many', {
            count,
            limit,
            excess: count - limit,
          })
        : t('{count} of {limit} characters', { count, limit })}
    </Text>
  )
}
