import { Badge, Button, Card, Flex, Text } from '@sanity/ui'
import { t } from '../i18n/t.ts'

/** Says that a translation is older than its English, and leads to it. */
export function StaleNote({
  language,
  onShow,
  onConfirm,
}: {
  language: string
  onShow: () => void
  /** Keeps the translation as it is; without it the text cannot be edited. */
  onConfirm?: () => void
}) {
  return (
    <Card tone="caution" border radius={2} padding={2} data-testid="stale-translation">
      <Flex align="center" gap={2} wrap="wrap">
        <Badge tone="caution">{language}</Badge>
        <Text size={1}>{t('The English has changed since.')}</Text>
        {/* On a line of their own where the form is narrow. */}
        <Flex flex="none" gap={1} style={{ marginLeft: 'auto' }}>
          <Button text={t('Show')} mode="ghost" fontSize={1} padding={2} onClick={onShow} />
          {onConfirm && (
            <Button
              text={t('Still right')}
              mode="bleed"
              fontSize={1}
              padding={2}
              onClick={onConfirm}
              aria-label={t('The {language} is still right', { language })}
            />
          )}
        </Flex>
      </Flex>
    </Card>
  )
}
