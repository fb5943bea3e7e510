import { defineLocaleResourceBundle } from 'sanity'

const locale = 'en-US'

/** Plain words in place of the Studio's own. */
export const words = [
  defineLocaleResourceBundle({
    locale,
    namespace: 'validation',
    resources: {
      'slug.not-unique': 'Another FAQ category has this anchor. Choose another one.',
      'slug.missing-current': 'Write the address of the page.',
      'string.url.disallowed-scheme': 'Must be a full address that begins with https://',
      'string.url.invalid': 'Is no web address',
      'string.url.not-absolute': 'Must be a full address that begins with https://',
    },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'structure',
    resources: {
      // A list that is still being read is empty too.
      'panes.document-list-pane.no-matching-documents.text': 'Nothing is listed here.',
      'action.restore.label': 'Bring this version back',
      'action.restore.tooltip': 'Makes it your draft; visitors see it when you publish',
      'action.restore.confirm.message':
        'Bring this version back? It takes the place of your draft, and visitors see it when you publish.',
      'action.copy-link-to-document.label': 'Copy the link to this form',
      'changes.banner.description': 'Choose a version to look at it, then bring it back.',
      'toggle-inline-changes.menu-item.title': 'Mark changes in the form',
    },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'presentation',
    resources: {
      'narrow-tabs.preview-tab.label': 'Page',
      'narrow-tabs.content-tab.label': 'Form',
    },
  }),
]
