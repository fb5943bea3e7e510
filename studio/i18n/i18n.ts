import { frFRLocale } from '@sanity/locale-fr-fr'
import { ptPTLocale } from '@sanity/locale-pt-pt'
import { definePlugin } from 'sanity'
import { defaultLanguage } from '../../shared/languages.ts'
import { LayoutInLanguage, ToolsAndLanguages } from './LanguageMenu.tsx'
import { language } from './language.ts'
import type { messages } from './messages.ts'

/** Sanity's own translations; it falls back to its English where they lack some. */
const locales = { fr: frFRLocale, pt: ptPTLocale } satisfies Record<keyof typeof messages, unknown>

/** The plugin that puts the Studio into the editor's language. */
export const i18n = definePlugin({
  name: 'i18n',
  plugins: language === defaultLanguage ? [] : [locales[language]()],
  studio: { components: { layout: LayoutInLanguage, toolMenu: ToolsAndLanguages } },
})
