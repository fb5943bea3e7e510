import { defineLocaleResourceBundle } from 'sanity'

/** Other words for those of the Studio that mislead. */
export const words = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'structure',
    resources: {
      // A list that is still being read is empty too.
      'panes.document-list-pane.no-matching-documents.text': 'Nothing is listed here.',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'presentation',
    resources: {
      'narrow-tabs.preview-tab.label': 'Page',
      'narrow-tabs.content-tab.label': 'Form',
    },
  }),
]
