import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { stored } from '../../shared/content/shapes/localized.ts'
import { defaultLanguage, type Language, languageCodes } from '../../shared/languages.ts'

const folder = join(import.meta.dirname, 'glossary')

/** Words of a text. `*` stands for any ending; the first letter may be a capital. */
const forms = z.array(z.string().min(1)).min(1)

const wording = z.strictObject({
  /** What we write, the term itself first. */
  write: forms,
  /** What we do not write. */
  avoid: forms.optional(),
  /** Names that contain an avoided form. */
  except: forms.optional(),
})

/** A file of the glossary; its `note` is for readers. */
const entry = stored(wording)

/** A term of our field, with what we write for it in each language. */
export type Term = { name: string; wording: z.output<typeof entry> }

/** A text by language; lists and paragraphs are lines. */
export type Texts = { [code in Language]?: string }

/** A rule that a text breaks, and the language it is written in. */
export type WordingIssue = { language: Language; rule: string }

/** Reads the glossary, one file a term. @throws {Error} that names the invalid file */
export async function loadGlossary(): Promise<Term[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (file) => {
      const { data, error } = entry.safeParse(
        JSON.parse(await readFile(join(folder, file), 'utf8')),
      )
      if (!data) throw new Error(`glossary/${file}: ${z.prettifyError(error)}`)
      return { name: file.replace('.json', ''), wording: data }
    }),
  )
}

/**
 * Returns where a text departs from the glossary: a form that we avoid, or a translation without
 * the term for a term that its English has.
 */
export function glossaryIssues(texts: Texts, glossary: readonly Term[]): WordingIssue[] {
  return glossary.flatMap(({ name, wording }) =>
    languageCodes.flatMap((language) => {
      const text = texts[language]
      const own = wording[language]
      if (text === undefined || own === undefined) return []
      const { write, avoid = [], except = [] } = own
      const rest = except.reduce((left, form) => left.replaceAll(pattern(form), ''), text)
      const issues = avoid
        .map((form) => pattern(form).exec(rest)?.[0])
        .filter((found) => found !== undefined)
        .map((found) => ({ language, rule: `«${found}» is avoided, we write «${write[0]}»` }))
      const source = texts[defaultLanguage] ?? ''
      const asked = wording[defaultLanguage].write.some((form) => pattern(form).test(source))
      if (language !== defaultLanguage && asked && !write.some((form) => pattern(form).test(text)))
        issues.push({ language, rule: `the English has the term ${name}, we write «${write[0]}»` })
      return issues
    }),
  )
}

/** Returns a pattern for a form as whole words; its spaces match non-breaking ones. */
function pattern(form: string): RegExp {
  const [first = '', ...rest] = form
  const spellings = [first, first.toUpperCase()].map((letter) =>
    [letter, ...rest].join('').split('*').map(spaced).join('\\p{Letter}*'),
  )
  return new RegExp(
    `(?<![\\p{Letter}\\p{Number}])(?:${spellings.join('|')})(?![\\p{Letter}\\p{Number}])`,
    'gu',
  )
}

function spaced(words: string): string {
  return words.split(' ').map(RegExp.escape).join('\\s')
}
