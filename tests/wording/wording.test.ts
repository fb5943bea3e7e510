import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { loadDemo } from '../../scripts/content/demo.ts'
import { languageCodes } from '../../shared/languages.ts'
import { brokenRules, terms } from '../../shared/wording/wording.ts'
import { messages } from '../../studio/i18n/messages.ts'
import { replacedMessages } from '../../studio/i18n/sanityMessages.ts'
import { sections } from '../../studio/schema/sections.ts'
import { messagesIn } from '../../web/i18n/messages.ts'
import { glossaryIssues, type Texts } from './glossary.ts'
import { textsOf } from './textsOf.ts'

const demo = await loadDemo()

test.each(demo.map((document) => [document._id, document] as const))(
  'the texts of %s keep to glossary and typography',
  (_id, document) => {
    expect(
      textsOf(document).flatMap(({ path, texts }) => issuesIn(`${document._id} ${path}`, texts)),
    ).toEqual([])
  },
)

test('the messages of the interface follow glossary and typography', () => {
  const words = languageCodes.map((code) => [code, messagesIn(code)] as const)
  const keys = Object.keys(messagesIn('en'))
  const issues = keys.flatMap((key) =>
    issuesIn(key, Object.fromEntries(words.map(([code, all]) => [code, wordIn(all, key)]))),
  )
  expect(issues).toEqual([])
})

test('the Studio’s messages in other languages follow glossary and typography', () => {
  const searched = new Set(sections.map(({ findBy }) => findBy))
  // Words by which editors find a section need not be those that we write.
  const texts = new Map(Object.entries(messages.fr).filter(([en]) => !searched.has(en)))
  const portuguese = new Map(Object.entries(messages.pt))
  const issues = [...texts].flatMap(([en, fr]) =>
    issuesIn(en, { en, fr, pt: portuguese.get(en) ?? '' }).filter(
      (issue) => !issue.startsWith(`${en} in en:`),
    ),
  )
  expect(issues).toEqual([])
})

/** Terms of the code's own that editors had to learn. */
const wordsOfOurOwn =
  /\b(?:faults?|mend(?:s|ed|ing)?|anew|leads? to|led to|begun|held back|what stands|stands? (?:above|below|beside|before|after)|what is wrong)\b/i

/** Literal translations of «leads to», «stands» and «fault» into French and Portuguese. */
const calques =
  /\b(?:mènent?|menés?) (?:à|vers)|(?<!à )défauts?\b|conduz(?:em|idos?)?\b|\bfalhas?\b/i

test('the Studio speaks of errors, fixes, updates and redirects', () => {
  expect(Object.keys(messages.fr).filter((text) => wordsOfOurOwn.test(text))).toEqual([])
  const translated = [messages.fr, messages.pt].flatMap((texts) => Object.values(texts))
  expect(translated.filter((text) => calques.test(text))).toEqual([])
})

test.each(globSync('supabase/functions/*/texts/*.json').map((file) => file.replaceAll('\\', '/')))(
  'the mails of %s follow glossary and typography',
  async (file) => {
    const code = basename(file, '.json')
    // A placeholder may begin an address, the headings of documents are English, and a text may precede a reference.
    const foreign = /\{\w+\}\S*|docs\/[\w.]+, [«“][^»”]+[»”]/g
    const plain = (text: string) => text.replaceAll(foreign, 'X').trim()
    const issues = [...leavesOf(JSON.parse(await readFile(file, 'utf8')))].flatMap(
      ([place, text]) => issuesIn(place, { [code]: plain(text) }),
    )
    expect(issues).toEqual([])
  },
)

test('messages that replace Sanity’s follow the typography of the language', () => {
  const issues = Object.entries(replacedMessages).flatMap(([code, namespaces]) =>
    Object.values(namespaces)
      .flatMap((texts) => Object.values(texts))
      .flatMap((text) => issuesIn(text, { [code]: text })),
  )
  expect(issues).toEqual([])
})

test('an issue names document, field, language and rule', () => {
  const planted = {
    _id: 'faq-general',
    faqs: [
      {
        _key: 'first',
        question: {
          en: 'May a patient call?',
          fr: 'Un patient peut-il appeler?',
          pt: 'Um paciente?',
        },
      },
    ],
  }
  const [field] = textsOf({ faqs: planted.faqs })
  expect(field && issuesIn(`${planted._id} ${field.path}`, field.texts)).toEqual([
    'faq-general faqs[_key=="first"].question in pt: «paciente» is avoided, we write «doente»',
    'faq-general faqs[_key=="first"].question in pt: the English has the term patient, we write «doente*»',
    'faq-general faqs[_key=="first"].question in fr: a non-breaking space before ; : ! ?',
  ])
})

/** Returns the issues of a text, each with its place, language and rule. */
function issuesIn(place: string, texts: Texts): string[] {
  const issues = [
    ...glossaryIssues(texts, terms),
    ...languageCodes.flatMap((language) =>
      brokenRules(texts[language] ?? '', language).map(({ en }) => ({ language, rule: en })),
    ),
  ]
  return issues.map(({ language, rule }) => `${place} in ${language}: ${rule}`)
}

/** Returns the strings of a JSON value by their paths. */
function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  if (!(value instanceof Object)) return new Map()
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, `${path}/${name}`)]),
  )
}

function wordIn(words: Record<string, { value: string }>, key: string): string | undefined {
  return words[key]?.value
}
