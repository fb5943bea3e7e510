import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messagesWithValues } from '../../shared/content/shapes/issueMessages.ts'
import { enquiryFields, fieldDefinitions } from '../../shared/enquiry/enquiry.ts'
import { languages } from '../../shared/languages.ts'
import { messagesIn } from '../../web/i18n/messages.ts'
import { schemaTypes } from '../schema/index.ts'
import { sentence } from '../schema/rules/shape.ts'
import { messages } from './messages.ts'
import { translateSchema } from './translateSchema.ts'

const root = join(import.meta.dirname, '../..')
const shapes = await sourcesIn('shared/content/shapes', 'web/sections')
const sources = [...shapes, ...(await sourcesIn('studio', 'shared', 'gate'))].join('\n')
const keys = Object.keys(messages.fr)

const all = Object.entries(messages).map(([code, texts]) => ({ code, texts }))

test.for(all)('the forms of the Studio are written in $code', ({ texts }) => {
  expect(
    textsOfSchema().filter((text) => !Object.hasOwn(texts, text)),
    'Write these in studio/i18n/*.json',
  ).toEqual([])
})

test.for(all)('messages of the site’s shapes are translated into $code', ({ texts }) => {
  expect(
    [...messagesOf(shapes), ...messagesWithValues.map(sentence)].filter(
      (text) => !Object.hasOwn(texts, text),
    ),
    'Write these in studio/i18n/*.json',
  ).toEqual([])
})

test.for(all)('the labels of an enquiry’s fields are translated into $code', ({ texts }) => {
  const labels = enquiryFields.map((field) => fieldDefinitions[field].label)
  expect(labels.filter((label) => !Object.hasOwn(texts, label))).toEqual([])
})

test('a message with values is one of those that the Studio translates', async () => {
  const made = [sources, ...(await sourcesIn('scripts/build', 'scripts/content'))].join('\n')
  const templates =
    /(?:`(?:is|has|must|makes|links|refers|no) |\bmessage(?::| =) `)[^`]*\$\{[^`]*`/g
  expect(made.match(templates) ?? [], 'Use issueMessage').toEqual([])
})

test('translated texts are joined by the colon of the language, since French has a space before it', () => {
  expect(sources.match(/`\$\{(t|titleOf)\([^`]*\}: \$\{[^`]*`/g) ?? []).toEqual([])
})

test('every language has the same texts, and none that is unused', () => {
  const used = new Set([...textsOfSchema(), ...keys.filter((text) => isIn(sources, text))])
  for (const { code, texts } of all)
    expect(
      Object.keys(texts).filter((text) => !used.has(text)),
      `Nothing in the Studio says these: remove them from studio/i18n/${code}.json`,
    ).toEqual([])
})

test.for(all)('each text has the same placeholders in $code', ({ texts }) => {
  for (const [english, text] of Object.entries(texts))
    expect(placesIn(text), english).toEqual(placesIn(english))
})

/** The site's English messages, which are the titles of their fields in the Studio. */
const siteWords = new Set(Object.values(messagesIn('en')).map(({ value }) => value))

/** Returns the texts of all forms, without the languages' own names. */
function textsOfSchema(): string[] {
  const texts = new Set<string>()
  translateSchema(schemaTypes, (text) => {
    texts.add(text)
    return text
  })
  return [...texts].filter(
    (text) => !languages.some(({ name }) => name === text) && !siteWords.has(text),
  )
}

/** Returns the messages that are written in shapes, as the Studio shows them. */
function messagesOf(shapes: string[]): string[] {
  const messages = shapes.flatMap((source) => [
    ...source.matchAll(/(?<=[(,:] ?|\n *)'((?:is|has|must|cuts|refers|links|no) [^'\n]+)'/g),
  ])
  return [...new Set(messages.map(([, message = '']) => sentence(message)))]
}

/** Returns whether the code contains a text as a whole, as a sentence or as a phrase after a field's name. */
function isIn(source: string, text: string): boolean {
  const asMessage = text.replace(/^This field /, '').replace(/^./, (first) => first.toLowerCase())
  return [text, asMessage].some((it) => source.includes(`'${it}'`) || source.includes(`"${it}"`))
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
}

async function sourcesIn(...folders: string[]): Promise<string[]> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
        .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
        .map(({ name, parentPath }) => join(parentPath, name))
        .filter((path) => !path.includes('node_modules')),
    ),
  )
  return Promise.all(files.flat().map((path) => readFile(path, 'utf8')))
}
