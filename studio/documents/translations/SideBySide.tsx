import { Card, Container, Grid, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { UserViewComponent } from 'sanity/structure'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import {
  isTranslated,
  isWritten,
  translations,
} from '../../../shared/content/languages/translationCoverage.ts'
import { languages } from '../../../shared/languages.ts'
import { languageInSentence } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { Note } from '../../ui/Note.tsx'
import { collectTexts, isOutdated } from './translatableTexts.ts'
import { translationIntent } from './untranslated.ts'

/** Numbers need no translation, but may have one. */
const isToTranslate = ({ text }: ReturnType<typeof collectTexts>[number]) =>
  translations.some(({ code }) => isWritten(text[code]) || !isTranslated(text, code))

/** The tab «Translations»: the texts of a document with all languages side by side. */
export const SideBySide: UserViewComponent = ({
  document: { displayed },
  documentId,
  schemaType,
}) => {
  const document = { _id: documentId, _type: schemaType.name }
  const texts = collectTexts(displayed, schemaType).filter(isToTranslate)
  return (
    <Container width={3}>
      <Stack gap={5} padding={4}>
        <Note>
          {texts.length > 0
            ? t('Click a text to change it.')
            : t('This document has no texts to translate.')}
        </Note>
        {texts.map(({ path, text, file }) => (
          <Stack key={path} gap={3}>
            <Text size={1} weight="semibold">
              {fieldTitles(schemaType, path, displayed).join(' › ')}
            </Text>
            <Grid gridTemplateColumns={[1, 1, languages.length]} gap={2}>
              {languages.map(({ code, name }) => (
                <Card
                  key={code}
                  as={IntentLink}
                  // Card passes these on to IntentLink.
                  {...translationIntent(document, path, code)}
                  data-as="a"
                  border
                  radius={2}
                  padding={3}
                  tone={isOutdated({ text, file }, code) ? 'caution' : 'default'}
                  lang={code}
                >
                  <Text size={1} muted={!isWritten(text[code])}>
                    {isWritten(text[code])
                      ? toPlainText(text[code])
                      : t('Not written in {language}', {
                          language: languageInSentence({ code, name }),
                        })}
                  </Text>
                </Card>
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Container>
  )
}
