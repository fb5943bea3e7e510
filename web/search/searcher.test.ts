import { describe, expect, test } from 'vitest'
import type { IndexedPage, IndexedPart } from '../model/searchContent.ts'
import { createSearcher } from './searcher.ts'
import synonyms from './synonyms.json' with { type: 'json' }

type Changes = Partial<Pick<IndexedPage, 'kind' | 'parts'>>

/** Returns a function that finds pages with these titles. */
function searcher(titles: string[], changes: Changes = {}, names: string[][] = []) {
  const pages = titles.map(
    (title): IndexedPage => ({ path: `/${title}`, kind: 'page', title, parts: [], ...changes }),
  )
  return createSearcher({ pages, names })
}

const result = (words: string, titles: string[], names: string[] = []) =>
  searcher(
    titles,
    {},
    names.map((name) => [name]),
  )(words, 10).pages.map(({ title }) => title.value)

describe.each(synonyms.map((names) => [names] as const))('of %j', (names) => {
  test.each(names)('%s finds each page with another name', (name) => {
    for (const other of names) expect(result(name, [other])).toEqual([other])
  })
})

test('a name is replaced only as a whole word', () => {
  const titles = ['Pharmacy', 'Pharmacy homologation']
  expect(result('pharmacy MA', titles)).toEqual(titles.toReversed())
})

test.each([
  ['supplier', 'Supply'],
  ['prequalified', 'Prequalification'],
  ['delivery', 'We deliver'],
  ['livrez', 'Livraison'],
  ['entregam', 'Entregas'],
  ['registos', 'Registo'],
])('«%s» finds «%s», because endings do not matter', (words, title) => {
  expect(result(`${words} `, [title])).toEqual([title])
})

test('the beginning of a word finds it only while it is typed, and from three letters', () => {
  expect(result('nig', ['Nightly'])).toEqual(['Nightly'])
  expect(result('ni', ['Nightly'])).toEqual([])
  expect(result('nig ', ['Nightly'])).toEqual([])
  expect(result('nig dossier', ['Nightly'])).toEqual([])
})

test('a question is answered by the words that mean something, of which a page has half, or as many as any', () => {
  expect(result('how long does it take to get a dossier', ['How long', 'Dossier'])).toEqual([
    'Dossier',
  ])
  expect(result('dossier zebra danio', ['Dossier', 'Other'])).toEqual(['Dossier'])
  expect(result('dossier zebra', ['Dossier', 'Dossier zebra'])).toEqual([
    'Dossier zebra',
    'Dossier',
  ])
})

test('who is the organization in capitals and alone, and a question otherwise', () => {
  expect(result('who', ['WHO'])).toEqual(['WHO'])
  expect(result('who decides', ['WHO', 'Decided'])).toEqual(['Decided'])
})

test('a country is one word: South Sudan is not Sudan', () => {
  const names = ['Sudan', 'South Sudan', 'Guinea', 'Guinea-Bissau']
  expect(result('sudan ', names, names)).toEqual(['Sudan'])
  expect(result('South Sudan', names, names)).toEqual(['South Sudan'])
  expect(result('guinea bissau', names, names)).toEqual(['Guinea-Bissau'])
})

test('a country is found by each of its names', () => {
  const find = searcher(['Côte d’Ivoire', 'Côté'], {}, [
    ['Côte d’Ivoire', 'Cote dIvoire', 'Ivory Coast'],
  ])
  for (const name of ['côte d’ivoire', 'cote divoire', 'ivory coast'])
    expect(find(name, 10).pages.map(({ title }) => title.value)).toEqual(['Côte d’Ivoire'])
})

test('act is a medicine, and not what an agent does', () => {
  expect(result('act', ['ACT'])).toEqual(['ACT'])
  expect(result('act as an agent', ['ACT', 'Agents'])).toEqual(['Agents'])
})

test('services come before other pages, and legal texts last', () => {
  const kinds = ['legal', 'page', 'service'] as const
  const pages = kinds.map((kind) => ({ path: `/${kind}`, kind, title: 'Dossier', parts: [] }))
  const find = createSearcher({ pages, names: [] })
  expect(find('dossier', 10).pages.map(({ kind }) => kind)).toEqual(['service', 'page', 'legal'])
})

test('the page of a country comes first if the query names it, and later otherwise', () => {
  const part = (text: string) => ({ anchor: 'a', heading: 'Papers', text })
  const pages: IndexedPage[] = [
    { path: '/dossier', kind: 'page', title: 'Dossier', parts: [part('Kenya')] },
    { path: '/kenya', kind: 'country', title: 'Kenya', parts: [part('A dossier')] },
  ]
  const find = createSearcher({ pages, names: [['Kenya']] })
  expect(find('dossier kenya ', 10).pages[0]?.path).toBe('/kenya')
  expect(find('dossier ', 10).pages[0]?.path).toBe('/dossier')
})

test('the part with the words that the title lacks is shown, or else the page itself', () => {
  const parts: IndexedPart[] = [
    { anchor: '', heading: 'Registration', text: 'We register.' },
    { anchor: 'papers', heading: 'Papers', text: 'A registration needs papers.\nTwelve of them.' },
  ]
  const find = searcher(['Registration'], { parts })
  const anchorOf = (words: string) => find(words, 1).pages[0]?.anchor
  expect(anchorOf('registration')).toBe('')
  expect(anchorOf('papers for registration')).toBe('papers')
})

/** Returns the pieces of the sentence that is shown of a page's only paragraph. */
const piecesOf = (words: string, text: string) => {
  const parts = [{ anchor: 'a', heading: 'Methods', text }]
  return searcher(['Page'], { parts })(words, 10).pages.flatMap(({ excerpt }) => excerpt)
}

test.each(['zebrafish', 'zebra\u00adfish', 'ZEBRA\u200bFISH\ufeff'])(
  '%j finds a word with invisible characters, which is marked as one',
  (words) => {
    const text = 'Tests on zebra\u200b\u00adfish embryos'
    const pieces = piecesOf(words, text)
    expect(pieces.filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'zebra\u200b\u00adfish', isMatch: true },
    ])
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  },
)

test('a word whose accents are characters of their own is marked as one', () => {
  const marked = piecesOf('médicaments', 'Les me\u0301dicaments').filter(({ isMatch }) => isMatch)
  expect(marked).toEqual([{ text: 'me\u0301dicaments', isMatch: true }])
})

test('unlike words are not taken for one, nor for a misspelling', () => {
  for (const [word, other] of [
    ['traité', 'Traitement'],
    ['devis', 'Déviation'],
    ['preço', 'Preciso'],
    ['raison', 'Saison'],
    ['public', 'Publication'],
    ['state', 'Statement'],
  ] as const)
    expect(result(`${word} `, [other])).toEqual([])
})

test.each([
  ['retal', 'Retais'],
  ['personnelles', 'Personnel'],
  ['bureau', 'Bureaux'],
  ['nationaux', 'National'],
  ['registado', 'Registar'],
  ['companies', 'Company'],
])('«%s» finds «%s», another form of the word', (words, title) => {
  expect(result(`${words} `, [title])).toEqual([title])
})

test('a word whose consonant is doubled in some forms finds all forms', () =>
  expect(result('renouveler ', ['Renouvelé', 'Renouvellement'])).toHaveLength(2))

test('a part of a country’s name finds it, unless it names another country', () => {
  const names = ['Sudan', 'South Sudan', 'Sierra Leone']
  expect(result('leone ', names, names)).toEqual(['Sierra Leone'])
  expect(result('sudan ', names, names)).toEqual(['Sudan'])
})

test('the line with most words of a query is shown, with its context if it is short', () => {
  const text = 'Artesunate-amodiaquine\nRectal artesunate\nQuinine'
  const shown = piecesOf('artesunate rectal', text).map((piece) => piece.text)
  expect(shown.join('')).toBe('Rectal artesunate · Quinine')
})

test('of two lines with the words, the one that has no others is shown', () => {
  const text = 'No artesunate powder, whatever form it has, is to be sold here.\nArtesunate powder'
  const shown = piecesOf('artesunate powder', text).map((piece) => piece.text)
  expect(shown.join('')).toBe('Artesunate powder')
})

test('of a long paragraph, the sentence with the words is shown', () => {
  const text = `${'A long sentence about other matters. '.repeat(12)}Humidity matters.`
  expect(
    piecesOf('humidity', text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe('… Humidity matters.')
})
