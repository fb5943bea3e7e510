// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localeRichText } from '../../../shared/content/shapes/richText.ts'
import type { Language } from '../../../shared/languages.ts'
import { type PastedText, pasteToBlocks } from './pasteToBlocks.ts'
import { noneLeftOut } from './removeUnsupported.ts'

/** The clipboards of each program, in `clipboards/`. */
const clipboard = (program: string) =>
  readFile(join(import.meta.dirname, 'clipboards', `${program}.html`), 'utf8')

const pages = {
  hosts: new Set(['www.accrapharma.example', 'accrapharma.example']),
  ids: new Map([
    ['/services/who', 'service-who'],
    ['/old-page', 'page-new'],
  ]),
}

function paste(html: string, language: Language = 'en') {
  let keys = 0
  const document = new DOMParser().parseFromString(html, 'text/html')
  const pasted = pasteToBlocks(document, { language, pages, keyGenerator: () => `k${keys++}` })
  return { ...pasted, text: pasted.blocks.map(asText) }
}

/** Returns a block as one line: its kind, and its text with marks in brackets. */
function asText({ style, listItem, level, children, markDefs }: PastedText['blocks'][number]) {
  const kind = listItem ? `${listItem} ${level}: ` : style === 'h3' ? 'h3: ' : ''
  const words = children.map(({ text, marks }) => {
    const names = marks.map((mark) => {
      const link = markDefs.find(({ _key }) => _key === mark)
      if (!link) return mark
      return link._type === 'webLink' ? link.url : link.page._ref
    })
    return names.length === 0 ? text : `[${text}](${names.join(' ')})`
  })
  return kind + words.join('')
}

test('Word: links, headings and lists are kept; notes, deletions and pictures are counted', async () => {
  const pasted = paste(await clipboard('word'))
  expect(pasted.text).toEqual([
    'h3: Registration with WAHO',
    'A joint assessment takes [nine to twelve ](strong)months. See [the WHO list](https://www.who.int/teams/regulation), [our page](service-who) or write to us.',
    'The file is always complete at the start.',
    'bullet 1: Dossier in the CTD format',
    'bullet 2: Module 3',
    'number 1: Send the [samples](em)',
    'Fee · US$ 2,500',
    'Time · 48\u00a0weeks',
  ])
  expect(pasted.unlinked).toEqual([
    { words: 'write to us', address: 'mailto:info@accrapharma.example' },
  ])
  expect(pasted.leftOut).toEqual({
    ...noneLeftOut,
    ...{ pictures: 1, comments: 1, footnotes: 1, deletions: 1 },
  })
  expect(pasted.tables).toEqual([
    [
      ['Fee', 'US$ 2,500'],
      ['Time', '48 weeks'],
    ],
  ])
})

test('Word on the web: its headings, bold, line breaks and lists in lists', async () => {
  const pasted = paste(await clipboard('wordOnline'))
  expect(pasted.text).toEqual([
    'h3: What we send',
    '[Monthly](strong) reports, as [WHO asks](https://www.who.int/publications).\nBy e-mail.',
    'bullet 1: Batches',
    'bullet 2: Of each factory',
  ])
  expect(pasted.leftOut).toEqual(noneLeftOut)
})

test('Google Docs: links without Google’s redirect, also to an old address in French', async () => {
  const pasted = paste(await clipboard('googleDocs'))
  expect(pasted.text).toEqual([
    'h3: Sources',
    '[Read ](strong)[the WHO site](https://www.who.int/) and [our page](page-new em), or call.',
    'The fee is US$ 800',
    'bullet 1: Samples',
    'bullet 2: of three batches',
  ])
  expect(pasted.unlinked).toEqual([{ words: 'call', address: 'tel:+233302000000' }])
  expect(pasted.leftOut).toEqual({ ...noneLeftOut, pictures: 1, deletions: 1 })
})

test('Google Sheets: a paragraph for each row, with the texts of its cells for a table', async () => {
  const pasted = paste(await clipboard('googleSheets'))
  expect(pasted.text).toEqual([
    '[Agency](strong) · [Weeks](strong)',
    '[NAFDAC](https://www.nafdac.gov.ng/) · 24 · first line second line',
  ])
  expect(pasted.tables).toEqual([
    [
      ['Agency', 'Weeks', ''],
      ['NAFDAC', '24', 'first line second line'],
    ],
  ])
})

test('Outlook: a paragraph for each line, and links without Safe Links', async () => {
  const pasted = paste(await clipboard('outlook'))
  expect(pasted.text).toEqual([
    'Dear colleagues,',
    'the guideline is at [the EMA’s site](https://www.ema.europa.eu/en/guideline?id=7), and a copy on our drive.',
    'number 1: Read it',
    'number 1: Answer by Friday',
    '[Kofi](strong)',
  ])
  expect(pasted.unlinked).toEqual([
    { words: 'our drive', address: 'file:///S:/Regulatory/guideline.docx' },
  ])
  expect(pasted.leftOut).toEqual(noneLeftOut)
})

test('LibreOffice: in French, only the spaces of typography do not break', async () => {
  const pasted = paste(await clipboard('libreOffice'), 'fr')
  expect(pasted.text).toEqual([
    'h3: Enregistrement',
    'Le délai est de 48\u00a0semaines\u00a0: voir «\u00a0[l’étude](https://www.ooas.org/%C3%A9tude)\u00a0». [Important\u00a0!](strong)',
    'bullet 1: Premier point',
    'bullet 2: [Détail](em)',
    'Texte nouveau final',
  ])
  expect(pasted.leftOut).toEqual({ ...noneLeftOut, footnotes: 1, deletions: 1 })
})

test('a website: what is shown of it, in the order in which it is read', async () => {
  const pasted = paste(await clipboard('webPage'))
  expect(pasted.text).toEqual([
    'h3: Guidance for applicants',
    '[Contents](https://agency.example/#main)',
    'Text [bold](strong) with [news](https://agency.example/news), a menu and an old site.',
    'Loose text\nin two lines',
    'and [another](em) one',
    'First box',
    'Second box',
    'number 1: One',
    'bullet 2: nested',
    'number 1: Two',
    'Left column',
    'Right column',
    '👍',
    'The laboratory',
    'h3: Words',
  ])
  expect(pasted.unlinked).toEqual([
    { words: 'a menu', address: 'javascript:void(0)' },
    { words: 'an old site', address: 'http://old.example/page' },
  ])
  expect(pasted.leftOut).toEqual({ ...noneLeftOut, pictures: 1, footnotes: 1 })
  expect(pasted.tables).toEqual([])
})

test('the site takes what was pasted from any program', async () => {
  const programs = ['word', 'wordOnline', 'googleDocs', 'outlook', 'libreOffice', 'webPage']
  for (const program of programs) {
    const en = paste(await clipboard(program)).blocks.map((block) => ({
      ...block,
      markDefs: block.markDefs.map((link) =>
        link._type === 'pageLink' ? { ...link, page: { _type: 'page', slug: 'who' } } : link,
      ),
    }))
    expect(localeRichText.safeParse({ en }).error, program).toBeUndefined()
  }
})

test('Word: marks of numbered lists that begin otherwise are named', async () => {
  const pasted = paste(await clipboard('wordOutline'))
  expect(pasted.text).toEqual([
    'number 1: Fourth point',
    'number 2: Inner letter',
    'number 3: Inner Roman number',
    'number 1: Fifth point',
    'Words between',
    'number 1: First point of another list',
    'bullet 2: Inner bullet',
  ])
  expect(pasted.renumbered).toEqual(['4.', 'a)', 'i.'])
})

test('a numbered list of a website that begins otherwise is named', () => {
  const list = (attributes: string) => paste(`<ol ${attributes}><li>One</li><li>Two</li></ol>`)
  expect(list('').renumbered).toEqual([])
  expect(list('start=3').renumbered).toEqual(['3.'])
  expect(list('style="list-style-type: lower-alpha"').renumbered).toEqual(['a.'])
})

test('raised and lowered numbers stay other numbers than plain ones, in any program', () => {
  const raised = (html: string) => paste(html).text.join()
  expect(
    raised('<p>10<sup>6</sup> m<sup>−2</sup>, H<sub>2</sub>O, n<sup>o</sup> 4, 1<sup>st</sup></p>'),
  ).toBe('10⁶ m⁻², H₂O, nº 4, 1st')
  expect(
    raised(
      '<p><span style="vertical-align:baseline">10</span><span><span style="font-size:0.6em;vertical-align:super;">9</span></span> per litre</p>',
    ),
  ).toBe('10⁹ per litre')
})

test('what a spreadsheet hides is left out and counted', async () => {
  const file = join(import.meta.dirname, '../table/clipboards/excelFrench.html')
  const pasted = paste(await readFile(file, 'utf8'), 'fr')
  expect(pasted.text).toContain('Togo · 1\u202f200,50 € · 12,5\u00a0% · 12/03/2026')
  expect(pasted.leftOut).toEqual({ ...noneLeftOut, rows: 1, columns: 1 })
})

test('the lines of a text that is shown as it is written stay', () => {
  expect(paste('<pre>one\ntwo</pre>').text).toEqual(['one\ntwo'])
  expect(paste('<div style="white-space: pre-wrap">one\ntwo\n\nthree</div>').text).toEqual([
    'one\ntwo',
    'three',
  ])
})

test('lists that begin or continue at a deeper level have no levels between', () => {
  const entry = (level: number) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>· </span>at ${level}</p>`
  const { text } = paste([3, 3, 5, 1, 4, 2].map(entry).join(''))
  expect(text).toEqual([
    'bullet 1: at 3',
    'bullet 1: at 3',
    'bullet 2: at 5',
    'bullet 1: at 1',
    'bullet 2: at 4',
    'bullet 2: at 2',
  ])
})

test('an entry of a list keeps its paragraphs together, and a table with one column is its texts', () => {
  expect(paste('<ul><li><p>One</p><p>more</p></li></ul>').text).toEqual(['bullet 1: One\nmore'])
  const column = paste('<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>')
  expect(column).toMatchObject({ text: ['One', 'Two'], tables: [] })
})

test('words that are the address of a redirector become the address behind it', () => {
  const address = 'https://www.google.com/url?q=https://www.who.int/&sa=D'
  expect(paste(`<a href="${address}">${address}</a>`).text).toEqual([
    '[https://www.who.int/](https://www.who.int/)',
  ])
})

test('nothing is left of empty paragraphs, tabs and spaces at the ends', () => {
  expect(paste('<p>&nbsp;</p><p>\t One\ttwo&nbsp; three <br></p><p>\u200b</p>').text).toEqual([
    'One two three',
  ])
})
