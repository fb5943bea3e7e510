import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { languages } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { replacementFor, type TextMatch } from './findMatches.ts'
import type { Searched } from './useTexts.ts'

type FindResultProps = {
  document: Searched
  match: TextMatch
  /** Empty if no replacement is wanted. */
  replacement: string
  isBusy: boolean
  onReplace: (replacement: string) => void
  onSkip: () => void
}

/** A match with its sentence, field and language, before and after its replacement. */
export function FindResult({
  document: searched,
  match,
  replacement,
  isBusy,
  onReplace,
  onSkip,
}: FindResultProps) {
  const { id, type, document, isDraft, title } = searched
  const { field, language, before, matched, after, target } = match
  const fields = fieldTitles(type, field, document)
  const next = replacementFor(match, replacement)
  const code = language && { lang: language }
  return (
    <Card as="li" borderTop paddingY={4}>
      <Stack gap={3}>
        <Flex gap={2} align="center" wrap="wrap">
          <Text size={1} muted>
            {[type.title, title, ...fields]
              .filter((part, at, all) => part !== all[at - 1])
              .join(' › ')}
          </Text>
          {language && <Badge>{languages.find((one) => one.code === language)?.name}</Badge>}
          {isDraft && <Badge tone="caution">{t('draft')}</Badge>}
        </Flex>
        <Text {...code}>
          {before}
          <mark>{matched}</mark>
          {after}
        </Text>
        {replacement !== '' && target && (
          <Text size={1} muted {...code}>
            {'→ '}
            {before}
            <strong>{next}</strong>
            {after}
          </Text>
        )}
        {replacement !== '' && !target && (
          <Text size={1} muted>
            {language
              ? t('Partly bold, or partly a link: change it in its field.')
              : t('The same in all languages: change it in its field.')}
          </Text>
        )}
        <Flex gap={3} align="center" wrap="wrap">
          {replacement !== '' && target && (
            <SmallButton
              data-replace
              tone="primary"
              disabled={isBusy}
              text={t('Replace')}
              onClick={() => onReplace(next)}
            />
          )}
          {replacement !== '' && <SmallButton mode="ghost" text={t('Skip')} onClick={onSkip} />}
          <Text size={1}>
            <IntentLink
              intent="edit"
              params={{ id, type: type.name, path: language ? `${field}.${language}` : field }}
            >
              {t('Open the field')}
            </IntentLink>
          </Text>
        </Flex>
      </Stack>
    </Card>
  )
}
