import { Box, Flex, Stack } from '@sanity/ui'
import { use } from 'react'
import { MemberField, type ObjectInputProps } from 'sanity'
import { defaultLanguage, isLanguage } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { namedInput, TextWithNotes } from '../inputs/LocalizedInput.tsx'
import { useShownLanguages } from '../inputs/useShownLanguages.ts'
import { PointContext } from './PointContext.ts'

/** A point of a list: its text, and beside it the short name. */
export function PointInput(props: ObjectInputProps) {
  return (
    <Flex gap={2} align="flex-start">
      {props.members.map((member) => (
        <Box key={member.key} flex={member.kind === 'field' && member.name === 'short' ? 2 : 5}>
          {member.kind === 'field' && <MemberField {...props} member={member} />}
        </Box>
      ))}
    </Flex>
  )
}

/** A localized text in a row of a list, without a heading of its own. */
export function PointText(props: ObjectInputProps) {
  const shown = useShownLanguages(props, false)
  const { position = 1 } = use(PointContext) ?? {}
  const { name, title = name } = props.schemaType
  const point = t('Point {position}', { position })
  const english: unknown = props.value?.[defaultLanguage]
  const isShort = props.path.at(-1) === 'short'
  return (
    <TextWithNotes input={props} languages={shown}>
      <Stack gap={1}>
        {shown.members.map((member) => {
          if (member.kind !== 'field' || !isLanguage(member.name)) return null
          const code = member.name
          const ownName = isShort ? `${point}, ${title}` : point
          const isTranslation = code !== defaultLanguage && typeof english === 'string'
          const label = isTranslation ? english : ownName
          const placeholder = isShort
            ? title
            : position === 1 && code === defaultLanguage
              ? t('Enter begins the next point')
              : undefined
          return (
            <MemberField
              {...props}
              key={member.key}
              member={member}
              renderInput={(input) =>
                props.renderInput(namedInput(input, label, code, placeholder))
              }
            />
          )
        })}
      </Stack>
    </TextWithNotes>
  )
}
