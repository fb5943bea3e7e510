import { frFRLocale } from '@sanity/locale-fr-fr'
import { ptPTLocale } from '@sanity/locale-pt-pt'
import { defineLocaleResourceBundle } from 'sanity'
import { defaultLanguage, localeOf } from '../../shared/languages.ts'
import { language } from './language.ts'
import type { messages } from './messages.ts'
import fr from './sanity/fr.json' with { type: 'json' }
import pt from './sanity/pt.json' with { type: 'json' }
import { t } from './t.ts'

const locale = language === defaultLanguage ? 'en-US' : localeOf(language)

const locales = { fr: frFRLocale, pt: ptPTLocale } satisfies Record<keyof typeof messages, unknown>

/** The plugin with Sanity's own translations; it falls back to its English where they lack some. */
export const sanityLocales = language === defaultLanguage ? [] : [locales[language]()]

/** Sanity's messages that its locale packages lack, or have in another variety, by namespace and key. */
export const lacking = { fr, pt } satisfies Record<
  keyof typeof messages,
  Record<string, Record<string, string>>
>

/** Messages in place of Sanity's: plainer ones, and translations that its locale packages lack. */
export const sanityMessages = [
  ...Object.entries(language === defaultLanguage ? {} : lacking[language]).map(
    ([namespace, resources]) => defineLocaleResourceBundle({ locale, namespace, resources }),
  ),
  defineLocaleResourceBundle({
    locale,
    namespace: 'validation',
    resources: {
      'slug.not-unique': t('Another FAQ category has this anchor. Choose another one.'),
      'slug.missing-current': t('Write the address of the page.'),
      'string.url.disallowed-scheme': t('Must be a full address that begins with https://'),
      'string.url.invalid': t('Is no web address'),
      'string.url.not-absolute': t('Must be a full address that begins with https://'),
    },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'structure',
    resources: {
      // A list that is still being read is empty too.
      'panes.document-list-pane.no-matching-documents.text': t('Nothing is listed here.'),
      'action.restore.label': t('Bring this version back'),
      'action.restore.tooltip': t('Makes it your draft; visitors see it when you publish'),
      'action.restore.confirm.message': t(
        'Bring this version back? It replaces your unpublished changes. Visitors see it when you publish.',
      ),
      'panes.document-operation-results.operation-success_restore': t(
        '“{title}” is back as a draft. Publish it for visitors to see it.',
        { title: '{{title}}' },
      ),
      'action.copy-link-to-document.label': t('Copy the link to this form'),
      'changes.banner.description': t('Choose a version to look at it, then bring it back.'),
      'toggle-inline-changes.menu-item.title': t('Mark changes in the form'),
      'changes.tab.history': t('History'),
    },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'studio',
    resources: {
      'changes.title': t('History'),
      'document-status.revision-from': t('Version of {date}', { date: '<em>{{date}}</em>' }),
      'timeline.operation.draft-created': t('Editing began'),
    },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'presentation',
    resources: {
      'narrow-tabs.preview-tab.label': t('Page'),
      'narrow-tabs.content-tab.label': t('Form'),
    },
  }),
]
