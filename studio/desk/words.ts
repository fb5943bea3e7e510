import { defineLocaleResourceBundle } from 'sanity'

/** The Studio's own words that mislead: a list that is still being read is empty too. */
export const words = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {
    'panes.document-list-pane.no-matching-documents.text': 'Nothing is listed here.',
  },
})
