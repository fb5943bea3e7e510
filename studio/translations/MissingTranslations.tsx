import { Badge, Box, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { DocumentLink } from '../desk/DocumentLink.tsx'
import { t } from '../i18n/t.ts'
import { fieldTitles } from '../publishing/fieldTitles.ts'
import { toTranslation, useUntranslated } from './untranslated.ts'

/** The number of documents shown: the rest comes up as these are translated. */
const mostShown = 100

/**
 * Every document with missing translations, the least translated first, and each translation that is
 * older than its English, as a link to its field.
 */
export function MissingTranslations() {
  const { documents, error } = useUntranslated()
  if (error)
    return (
      <Message>{t('The documents could not be loaded. Reload the page to try again.')}</Message>
    )
  if (!documents) return <Message>{<Spinner muted />}</Message>

  if (documents.length === 0)
    return (
      <Message>
        {t('Everything is translated, and no translation is older than its English.')}
      </Message>
    )
  return (
    <Box padding={2} overflow="auto" height="fill">
      <Stack gap={1}>
        <Box padding={2}>
          <Text size={1} muted>
            {t('The site shows the English where a translation is missing.')}
            {documents.length > mostShown &&
              ` ${t('The {most} documents with most translations missing, of {count}.', {
                count: documents.length,
                most: mostShown,
              })}`}
          </Text>
        </Box>
        {documents.slice(0, mostShown).map(({ document, type, languages }) => (
          <Stack key={document._id}>
            <DocumentLink document={document}>
              {languages
                .filter(({ missing }) => missing > 0)
                .map(({ code, name, missing, percent }) => (
                  <Badge
                    key={code}
                    tone={percent < 50 ? 'critical' : 'caution'}
                    title={t('{count} texts are not written in {language}', {
                      count: missing,
                      language: name,
                    })}
                  >
                    {`${code.toUpperCase()} ${percent} %`}
                  </Badge>
                ))}
            </DocumentLink>
            {languages.flatMap(({ code, name, stale }) =>
              stale.map(({ path }) => (
                <Flex key={`${path}.${code}`} gap={2} align="center" paddingX={3} paddingBottom={3}>
                  <Badge
                    tone="caution"
                    title={t('The English has changed since its translation into {language}', {
                      language: name,
                    })}
                  >
                    {t('{language} outdated', { language: code.toUpperCase() })}
                  </Badge>
                  <Text size={1}>
                    <IntentLink {...toTranslation(document, path, code)}>
                      {fieldTitles(type, path, document).join(' › ')}
                    </IntentLink>
                  </Text>
                </Flex>
              )),
            )}
          </Stack>
        ))}
      </Stack>
    </Box>
  )
}

function Message({ children }: { children: React.ReactNode }) {
  return (
    <Box padding={5}>
      <Text align="center" muted>
        {children}
      </Text>
    </Box>
  )
}
