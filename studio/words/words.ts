import { frFRLocale } from '@sanity/locale-fr-fr'
import { ptPTLocale } from '@sanity/locale-pt-pt'
import { definePlugin } from 'sanity'
import { defaultLanguage } from '../../shared/languages.ts'
import type { dictionaries } from './dictionaries.ts'
import { LayoutInLanguage, ToolsAndLanguages } from './LanguageMenu.tsx'
import { language } from './language.ts'

/** Sanity's own words; it falls back to its English where they lack some. */
const locales = { fr: frFRLocale, pt: ptPTLocale } satisfies Record<
  keyof typeof dictionaries,
  unknown
>

/** The plugin that puts the Studio into the editor's language. */
export const words = definePlugin({
  name: 'words',
  plugins: language === defaultLanguage ? [] : [locales[language]()],
  studio: { components: { layout: LayoutInLanguage, toolMenu: ToolsAndLanguages } },
})
