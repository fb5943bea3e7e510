import type { CustomValidator, Rule, SanityDocument } from 'sanity'
import { translationsOf } from '../documents/translations/translatableTexts.ts'
import { t } from '../i18n/t.ts'
import { country } from './documents/country.ts'
import { faqCategory } from './documents/faqCategory.ts'
import { interfaceMessages } from './documents/interfaceMessages.ts'
import { mailSettings } from './documents/mailSettings.ts'
import { milestone } from './documents/milestone.ts'
import { navigation } from './documents/navigation.ts'
import { pages } from './documents/pages.ts'
import { person } from './documents/person.ts'
import { planForm } from './documents/plan.ts'
import { redirect } from './documents/redirect.ts'
import { replyTemplate } from './documents/replyTemplate.ts'
import { searchAnswer } from './documents/searchAnswer.ts'
import { siteSettings } from './documents/siteSettings.ts'
import { source } from './documents/source.ts'
import { hero } from './objects/hero.ts'
import { pageLink, webLink } from './objects/links.ts'
import { localizedTypes } from './objects/localizedTypes.ts'
import { seo } from './objects/seo.ts'
import { consistentPage } from './rules/consistentPage.ts'
import { sections } from './sections.ts'

const allTranslated: CustomValidator<SanityDocument | undefined> = (document, context) => {
  const type = document && context.schema.get(document._type)
  if (!type) return true
  const missing = translationsOf(document, type)
    .filter(({ missing }) => missing > 0)
    .map(({ missing, texts, name }) =>
      t('{missing} of {texts} texts in {language}', { missing, texts, language: name }),
    )
  return missing.length === 0
    ? true
    : t('Not translated: {languages}. The site shows the English there.', {
        languages: missing.join(', '),
      })
}

const translated = (rule: Rule) => rule.custom(allTranslated).warning()

const otherDocuments = [
  faqCategory,
  milestone,
  country,
  person,
  source,
  searchAnswer,
  siteSettings,
  navigation,
  interfaceMessages,
]

export const schemaTypes = [
  ...pages.map((type) => ({
    ...type,
    validation: (rule: Rule) => [translated(rule), rule.custom(consistentPage)],
  })),
  ...otherDocuments.map((type) => ({ ...type, validation: translated })),
  redirect,
  mailSettings,
  replyTemplate,
  planForm,
  ...sections.map(({ type }) => type),
  hero,
  seo,
  ...localizedTypes,
  pageLink,
  webLink,
]
