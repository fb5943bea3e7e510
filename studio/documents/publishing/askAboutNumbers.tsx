import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useSchema } from 'sanity'
import { languageName } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { Callout } from '../../ui/Callout.tsx'
import { actionWrapper } from '../actions/actionWrapper.ts'
import { type FormerNumber, formerNumbers } from './formerNumbers.ts'

/** The maximum number of texts to name. */
const maxTexts = 8

/** Wraps publish: asks if a number was changed in one language, and its former value stands in another. */
export const askAboutNumbers = actionWrapper((publish, { type: typeName, draft, published }) => {
  const [numbers, setNumbers] = useState<FormerNumber[]>([])
  const type = useSchema().get(typeName)
  if (!publish || !draft || !type) return publish
  const onClose = () => setNumbers([])
  const dialog = (
    <Stack gap={4} padding={4}>
      <Callout tone="caution">
        {t('A number was changed, and still stands as it was in another language:')}
      </Callout>
      <Stack as="ul" gap={3}>
        {numbers.slice(0, maxTexts).map(({ path, code, number }) => (
          <Text as="li" key={`${path} ${code}`} size={1}>
            {t('{field} ({language}): {number}', {
              field: fieldTitles(type, path, draft).join(' › '),
              language: languageName(code),
              number,
            })}
          </Text>
        ))}
      </Stack>
      {numbers.length > maxTexts && (
        <Text size={1} muted>
          {t('And {count} more.', { count: numbers.length - maxTexts })}
        </Text>
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button
          mode="ghost"
          text={t('Publish all the same')}
          onClick={() => {
            onClose()
            publish.onHandle?.()
          }}
        />
        <Button tone="primary" text={t('Correct it first')} onClick={onClose} />
      </Flex>
    </Stack>
  )
  return {
    ...publish,
    onHandle: () => {
      const former = formerNumbers(draft, published ?? undefined, type)
      setNumbers(former)
      if (former.length === 0) publish.onHandle?.()
    },
    dialog:
      numbers.length > 0
        ? { type: 'dialog', header: t('One number in every language?'), content: dialog, onClose }
        : publish.dialog,
  }
})
