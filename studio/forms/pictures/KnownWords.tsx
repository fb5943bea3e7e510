import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { languages } from '../../../shared/languages.ts'
import { anyText } from '../../i18n/anyText.ts'
import { t } from '../../i18n/t.ts'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { type AltTexts, readTextsOf } from './pictures.ts'

/** The maximum number of suggested texts. */
const maxTexts = 3

type KnownWordsProps = {
  /** Its id. */
  picture: string
  onChoose: (words: AltTexts) => void
}

/** Suggests the alternative texts that the picture has elsewhere, in all languages at once, if it has none here. */
export function KnownWords({ picture, onChoose }: KnownWordsProps) {
  const client = useClient({ apiVersion })
  const { data: texts = [] } = useQuery({
    queryKey: ['alternative texts', picture],
    queryFn: () => readTextsOf(picture, client),
    // Not cached, because texts may have been added since.
    gcTime: 0,
  })
  if (texts.length === 0) return null
  return (
    <Card tone="primary" border radius={2} padding={3} data-testid="known-words">
      <Stack gap={4}>
        <Text size={1}>{t('This picture is described elsewhere already:')}</Text>
        {texts.slice(0, maxTexts).map((words) => {
          const inLanguages = languages.filter(({ code }) => words[code] !== undefined)
          return (
            <Flex key={JSON.stringify(words)} gap={2} align="center" wrap="wrap">
              <Stack gap={2} flex={1} style={{ minWidth: '10rem' }}>
                <Text size={1}>{anyText(words)}</Text>
                <Note>{inLanguages.map(({ name }) => name).join(', ')}</Note>
              </Stack>
              <SmallButton
                mode="ghost"
                text={t('Use these words')}
                onClick={() => onChoose(words)}
              />
            </Flex>
          )
        })}
      </Stack>
    </Card>
  )
}
