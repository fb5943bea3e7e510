import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** A duration, a size, a number of lines or packages, a share, or how many times as large one is as another. */
const figure =
  /\b\d[\d,.]*\s?(?:ms|s|seconds|kB|MB|GB|bytes|lines|packages)\b|\d\s?%|\b\d[\d,]* of \d|\b(?:two|three|four|five|six|eight|ten|\d+) times (?:as|faster|slower|larger)\b/

/** Words that say of a figure that it was measured, and is no limit or setting. */
const claim =
  /\b(?:takes?|took|adds?|added|grew|larger|smaller|slower|faster|measured|differed|moved|in Node)\b/i

/** A day, or the decision that has it. */
const source = /\b\d{1,2}\s[A-Z][a-z]+\s20\d\d\b|\b20\d\d-\d\d-\d\d\b|\bdecisions?\s\d/

/** Returns whether a sentence of a paragraph claims a figure, and the paragraph has no day. */
function isUndated(paragraph: string): boolean {
  if (source.test(paragraph)) return false
  return paragraph
    .split(/(?<=\.)\s/)
    .some((text) => figure.test(text) && claim.test(text) && !/\bat\s+most\b/.test(text))
}

async function read(...patterns: string[]): Promise<[path: string, text: string][]> {
  const files = globSync(patterns, { exclude: ['**/{node_modules,dist}/**'] })
  const paths = files.map((path) => path.replaceAll('\\', '/'))
  return Promise.all(
    paths.map(async (path): Promise<[string, string]> => [path, await readFile(path, 'utf8')]),
  )
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

// The entries of CHANGELOG.md are below their days.
test('a figure that a document claims is recorded, or has its day or its decision', async () => {
  const documents = await read(
    '{README,CONTRIBUTING,SECURITY,AGENTS}.md',
    'docs/**/*.md',
    'packages/*/README.md',
  )
  const undated = documents.flatMap(([path, text]) => {
    // Made from a record.
    const written = text.replace(/<!-- recorded -->[\s\S]*?<!-- end of recorded -->/, '')
    const paragraphs = written.split(/\n\s*\n|\n(?=[-|])/)
    return paragraphs.filter(isUndated).map((paragraph) => `${path}: ${oneLine(paragraph)}`)
  })
  expect(undated).toEqual([])
})

test('a figure that a comment claims has its day or its decision', async () => {
  const code = await read(
    '{shared,web,gate,studio,supabase,scripts,packages,tests}/**/*.{ts,tsx,mjs,js,sql}',
  )
  const undated = code.flatMap(([path, text]) =>
    [...text.matchAll(/\/\*\*?[\s\S]*?\*\/|(?:^[ \t]*(?:\/\/|--).*\n)+/gm)]
      .filter(([comment]) => isUndated(comment))
      .map(([comment]) => `${path}: ${oneLine(comment)}`),
  )
  expect(undated).toEqual([])
})

test.each([
  ['Bundling takes 300 MB.', true],
  ['The asynchronous evaluation is five times slower.', true],
  ['Bundling took 300 MB on 26 November 2026.', false],
  ['Files have at most 25 MB.', false],
])('«%s» is undated: %s', (sentence, expected) => {
  expect(isUndated(sentence)).toBe(expected)
})
