import { getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import type { Language } from '../../../shared/languages.ts'
import { demoContent } from '../../../tests/support/demoContent.ts'
import type { SiteFile } from '../output/siteOutput.ts'
import { languageContent } from '../pages/contentModules.ts'
import { medicineListFiles } from './medicineListFiles.ts'

const content = await demoContent()
const path = '/services/malaria-drugs'
const november = '2026-11-22T10:00:00Z'

function filesIn(language: Language, modified = november, of = content) {
  const times = new Map(of.pages.map((page) => [page.path, modified]))
  return medicineListFiles(languageContent(language, of), 'https://www.test.example', times)
}

async function listIn(language: Language) {
  const [file] = filesIn(language)
  if (!file) throw new Error('There is no list of medicines')
  return bytesOf(file)
}

async function bytesOf(file: SiteFile) {
  const content = await file.make()
  if (!(content instanceof Uint8Array)) throw new Error('A PDF is made as a whole')
  return Uint8Array.from(content)
}

/** A node of a structure tree as pdf.js returns it. */
type Node = { role?: string; lang?: string; children?: Node[]; id?: string }

/** The elements of a tree by their names, in order. */
const rolesIn = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesIn),
]

test('only the page with medicines has a list, at its address in each language', () => {
  expect(filesIn('en').map((file) => file.path)).toEqual(['services/malaria-drugs.pdf'])
  expect(filesIn('pt').map((file) => file.path)).toEqual(['pt/services/malaria-drugs.pdf'])
})

test.each([
  ['en', 'List of medicines', 'Dihydroartemisinin-piperaquine', 'As of 22 November 2026'],
  ['fr', 'Liste des médicaments', 'Artéméther-luméfantrine', 'État au 22 novembre 2026'],
  ['pt', 'Lista de medicamentos', 'Sais de reidratação oral', 'Em 22 de novembro de 2026'],
] as const)(
  'the list in %s is one page with title, medicines, date and address',
  async (language, title, name, date) => {
    const pdf = await getDocumentProxy(await listIn(language))
    const { info } = await getMeta(pdf)
    expect(info).toMatchObject({
      Title: `${title} | Accra Pharmaceutical Services`,
      Language: language,
      CreationDate: 'D:20261122100000Z',
    })
    expect(pdf.numPages).toBe(1)
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    const address = `www.test.example${language === 'en' ? '' : `/${language}`}${path}`
    for (const words of [title, name, date, address]) expect(text).toContain(words)
  },
)

test('the list is tagged: a heading, and a table whose rows and columns have headings', async () => {
  const pdf = await getDocumentProxy(await listIn('fr'))
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const tree: Node | null = await (await pdf.getPage(1)).getStructTree()
  const roles = rolesIn(tree ?? {})
  const count = (role: string) => roles.filter((other) => other === role).length
  expect(roles.slice(0, 5)).toEqual(['Root', 'Document', 'P', 'P', 'H1'])
  // A row of titles, six groups, and 24 medicines.
  expect([count('Table'), count('TR'), count('TH')]).toEqual([1, 1 + 6 + 24, 6 + 6 + 24])
  expect(count('TH') + count('TD')).toBe(7 * count('TR'))
})

test('an unchanged list is the same file to the byte, and made again only with its content', async () => {
  expect(await listIn('en')).toEqual(await listIn('en'))
  const versions = (modified?: string) => filesIn('en', modified).map(({ version }) => version)
  expect(versions()).toEqual(versions())
  expect(versions('2026-11-23T10:00:00Z')).not.toEqual(versions())
})

test('a list that is too long for a page goes on to the next one', async () => {
  const long = {
    ...content,
    pages: content.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section._type === 'medicines'
          ? { ...section, items: [...section.items, ...section.items] }
          : section,
      ),
    })),
  }
  const [file] = filesIn('en', november, long)
  if (!file) throw new Error('There is no list of medicines')
  const pdf = await getDocumentProxy(await bytesOf(file))
  expect(pdf.numPages).toBe(2)
  const rows = await Promise.all(
    [1, 2].map(async (number) => {
      const tree: Node | null = await (await pdf.getPage(number)).getStructTree()
      return rolesIn(tree ?? {}).filter((role) => role === 'TR').length
    }),
  )
  expect(Math.min(...rows)).toBeGreaterThan(10)
})
