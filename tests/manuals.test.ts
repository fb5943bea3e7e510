import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { messages } from '../studio/i18n/messages.ts'

/** The headings, pictures, tables, list items and paragraphs of a manual, in order. */
async function blocksOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8')
  return text
    .replace(/^(#+ .*)\n(?=\S)/gm, '$1\n\n')
    .split(/\n{2,}|\n(?=\s*(?:- |\d+\. ))/)
    .map((block) => block.trim())
    .filter(Boolean)
}

/**
 * What a block is: a heading of a level, a picture's file, a table of a size, a list item or a paragraph, the last two
 * with their code.
 */
function kindOf(block: string): string {
  const [level] = /^#+(?= )/.exec(block) ?? []
  if (level) return level
  const [, picture] = /^!\[[^\]]*\]\(([^)]+)\)/.exec(block) ?? []
  if (picture) return picture
  if (block.startsWith('|')) {
    const rows = block.split('\n')
    return `table of ${rows.length} rows and ${rows[0]?.split('|').length} columns`
  }
  const kind = /^(?:-|\d+\.)(?= )/.exec(block)?.[0] ?? 'text'
  // A value in an example is a word of the language.
  const code = (block.match(/`[^`]+`/g) ?? []).map((span) => span.replace(/=[^&`]+/g, '='))
  return [kind, ...code.sort()].join(' ')
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** The translations of each of the Studio's texts; buttons with a number are named without it. */
const translations = Object.fromEntries(
  Object.entries(messages).map(([code, texts]) => [
    code,
    Map.groupBy(Object.entries(texts), ([english]) => withoutCount(english)),
  ]),
)

function withoutCount(text: string): string {
  return onOneLine(text).replace(/ \{count\}$/, '')
}

/** Returns the terms in italics that the Studio translates, and of which no translation is in the translated block. */
function otherWords(block: string, translated: string, code: string): string[] {
  const used = onOneLine(translated).toLowerCase()
  const terms = [...block.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)]
  return terms.flatMap(([, term = '']) => {
    const texts = translations[code]?.get(onOneLine(term)) ?? []
    const choices = texts.map(([, text]) => withoutCount(text))
    const isUsed = choices.some((choice) => used.includes(choice.toLowerCase()))
    return choices.length === 0 || isUsed ? [] : [`${choices.join(' or ')}: ${translated}`]
  })
}

const translatedManuals = ['editors', 'enquiries'].flatMap((name) =>
  ['fr', 'pt'].map((code) => [name, code] as const),
)

test.each(translatedManuals)(
  'the manual for %s in %s has the parts of the English one',
  async (name, code) => {
    const english = await blocksOf(`docs/${name}.md`)
    expect(english.length).toBeGreaterThan(30)
    const translated = await blocksOf(`docs/${name}.${code}.md`)
    expect(translated.map(kindOf)).toEqual(english.map(kindOf))
  },
)

test.each(translatedManuals)(
  'the manual for %s in %s calls things as the Studio does',
  async (name, code) => {
    const english = await blocksOf(`docs/${name}.md`)
    const translated = await blocksOf(`docs/${name}.${code}.md`)
    expect(
      english.flatMap((block, index) => otherWords(block, translated[index] ?? '', code)),
    ).toEqual([])
  },
)
