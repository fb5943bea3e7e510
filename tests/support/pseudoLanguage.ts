import type { Plugin } from 'vite'

/** A code for private use (ISO 639-2), so that it is no real language's. */
export const pseudoCode = 'qps'

/**
 * Returns a Vite plugin that adds a pseudo-language to the development server, at `/qps/…`: English
 * in which every text of the content and every message has accents and brackets. A text without them
 * comes from neither, and could not be translated. It changes the two modules that all languages
 * come from, so that the site's own code knows nothing of it.
 */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/shared\/(languages|content\/languages\/inLanguage)\.ts$/ },
      handler: (code, id) =>
        id.endsWith('/languages.ts') ? withPseudoCode(code) : withAccents(code),
    },
  }
}

function withPseudoCode(code: string): string {
  const entry = `{ code: '${pseudoCode}', locale: 'en-GB', name: 'Pseudo', flag: 'GB' }`
  return replaced(code, '] as const', `  ${entry},\n] as const`)
}

function withAccents(code: string): string {
  const original = replaced(code, 'export function inLanguage', 'function originalInLanguage')
  return `import { accented } from '../../../tests/support/accented.ts'
${original}
export function inLanguage<T>(key: string, localized: Localized<T>, language: Language) {
  return language === '${pseudoCode}'
    ? { key, value: accented(localized[defaultLanguage]) }
    : originalInLanguage(key, localized, language)
}
`
}

/** Replaces a piece of code. Throws if it is missing, such as after a change of that module. */
function replaced(code: string, piece: string, replacement: string): string {
  if (!code.includes(piece)) throw new Error(`The pseudo-language finds no «${piece}» to change`)
  return code.replace(piece, replacement)
}
