import { frFRLocale } from '@sanity/locale-fr-fr'
import { ptPTLocale } from '@sanity/locale-pt-pt'
import { defineLocaleResourceBundle } from 'sanity'
import { defaultLanguage, localeOf } from '../../shared/languages.ts'
import { studioLanguage } from './language.ts'
import type { messages } from './messages.ts'
import en from './sanity/en.json' with { type: 'json' }
import fr from './sanity/fr.json' with { type: 'json' }
import pt from './sanity/pt.json' with { type: 'json' }

const locales = { fr: frFRLocale, pt: ptPTLocale } satisfies Record<keyof typeof messages, unknown>

/** A plugin with Sanity's translations, and Sanity's English as the fallback. */
export const sanityLocales = studioLanguage === defaultLanguage ? [] : [locales[studioLanguage]()]

/**
 * Messages that replace Sanity's, by namespace and key: plainer messages in all languages, and translations that are
 * missing in Sanity's locale packages or use another regional variant.
 */
export const replacedMessages = { en, fr, pt } satisfies Record<typeof studioLanguage, typeof en>

export const sanityMessages = Object.entries(replacedMessages[studioLanguage]).map(
  ([namespace, resources]) =>
    defineLocaleResourceBundle({
      locale: studioLanguage === defaultLanguage ? 'en-US' : localeOf(studioLanguage),
      namespace,
      resources,
    }),
)
