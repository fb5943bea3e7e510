import { Badge, Box, Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { DocumentLink } from '../desk/DocumentLink.tsx'
import { useDocumentTypes, useLiveQuery } from '../desk/useLiveQuery.ts'
import { t } from '../i18n/t.ts'
import { missingIn, type StaleTranslation, type StoredDocument, toTranslation } from './missing.ts'

/** The number of documents shown: the rest comes up as these are translated. */
const mostShown = 100

/**
 * Every document with missing translations, the least translated first, and each translation that is
 * older than its English, as a link to its field.
 */
export function MissingTranslations() {
  const { documents, error } = useUntranslated()
  if (error)
    return <Message>{t('The documents could not be read. Reload the page to try again.')}</Message>
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
              ` ${t('Of {count} documents these are the {most} least translated.', {
                count: documents.length,
                most: mostShown,
              })}`}
          </Text>
        </Box>
        {documents.slice(0, mostShown).map(({ document, languages, stale }) => (
          <Stack key={document._id}>
            <DocumentLink document={document}>
              {languages.map(({ code, name, missing, percent }) => (
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
            {stale.length > 0 && <StaleTexts document={document} texts={stale} />}
          </Stack>
        ))}
      </Stack>
    </Box>
  )
}

/** Stale translations; each line opens the field. */
function StaleTexts({ document, texts }: { document: StoredDocument; texts: StaleTranslation[] }) {
  return (
    <Box paddingX={3} paddingBottom={3}>
      <Stack gap={3}>
        {texts.map(({ path, titles, code, name }) => (
          <Flex key={`${path}.${code}`} gap={2} align="center">
            <Badge
              tone="caution"
              title={t('The English has changed since it was put into {language}', {
                language: name,
              })}
            >
              {t('{language} outdated', { language: code.toUpperCase() })}
            </Badge>
            <Text size={1}>
              <IntentLink {...toTranslation(document, path, code)}>{titles.join(' › ')}</IntentLink>
            </Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  )
}

function Message({ children }: { children: React.ReactNode }) {
  return (
    <Container width={1}>
      <Card padding={5}>
        <Text align="center" muted>
          {children}
        </Text>
      </Card>
    </Container>
  )
}

const everything = '*[_type in $types]'

/** Follows the documents with missing or stale translations; undefined while they are loading. */
export function useUntranslated() {
  const schema = useSchema()
  const types = useDocumentTypes()
  const { result, error } = useLiveQuery<StoredDocument[]>(everything, everything, { types })
  return { documents: result && missingIn(result, (name) => schema.get(name)), error }
}
