import { defineLocaleResourceBundle } from 'sanity'
import { defaultLanguage, localeOf } from '../../shared/languages.ts'
import type { dictionaries } from './dictionaries.ts'
import { language } from './language.ts'
import fr from './sanity/fr.json' with { type: 'json' }
import pt from './sanity/pt.json' with { type: 'json' }
import { say } from './say.ts'

const locale = language === defaultLanguage ? 'en-US' : localeOf(language)

/** Sanity's words that its locale packages lack, or have in another variety, by namespace and key. */
export const lacking = { fr, pt } satisfies Record<
  keyof typeof dictionaries,
  Record<string, Record<string, string>>
>

/** Words in place of the Studio's own: plain ones, and those that would be English in another language. */
export const sanityWords = [
  ...Object.entries(language === defaultLanguage ? {} : lacking[language]).map(
    ([namespace, resources]) => defineLocaleResourceBundle({ locale, namespace, resources }),
  ),
  defineLocaleResourceBundle({
    locale,
    namespace: 'validation',
    resources: {
      'slug.not-unique': say('Another FAQ category has this anchor. Choose another one.'),
      'slug.missing-current': say('Write the address of the page.'),
      'string.url.disallowed-scheme': say('Must be a full address that begins with https://'),
      'string.url.invalid': say('Is no web address'),
      'string.url.not-absolute': say('Must be a full address that begins with https://'),
    },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'structure',
    resources: {
      // A list that is still being read is empty too.
      'panes.document-list-pane.no-matching-documents.text': say('Nothing is listed here.'),
      'action.restore.label': say('Bring this version back'),
      'action.restore.tooltip': say('Makes it your draft; visitors see it when you publish'),
      'action.restore.confirm.message': say(
        'Bring this version back? Visitors see it when you publish. What is not published yet is replaced by it.',
      ),
      'panes.document-operation-results.operation-success_restore': say(
        '“{title}” is as it was, for you alone: publish it for visitors to see it.',
        { title: '{{title}}' },
      ),
      'action.copy-link-to-document.label': say('Copy the link to this form'),
      'changes.banner.description': say('Choose a version to look at it, then bring it back.'),
      'toggle-inline-changes.menu-item.title': say('Mark changes in the form'),
      'changes.tab.history': say('History'),
      // `StudioLayout` finds these two by their titles.
      'document-inspector.menu-item.title': say('Inspect'),
      'compare-versions.menu-item.title': say('Compare versions'),
    },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'studio',
    resources: {
      'changes.title': say('History'),
      'document-status.revision-from': say('Version of {date}', { date: '<em>{{date}}</em>' }),
      'timeline.operation.created': say('As it was before'),
      'timeline.operation.draft-created': say('Editing began'),
    },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'presentation',
    resources: {
      'narrow-tabs.preview-tab.label': say('Page'),
      'narrow-tabs.content-tab.label': say('Form'),
    },
  }),
]
