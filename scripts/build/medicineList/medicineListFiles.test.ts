import { extractText, getDocumentProxy, getMeta } from 'unpdf'
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

/** The text of a PDF, without spaces and soft hyphens, because a line can end at any of them. */
async function textIn(bytes: Uint8Array) {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return withoutSpaces(text)
}

const withoutSpaces = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u00ad]/g, '')

test.each([
  ['en', 'Catalog of medicines', 'As of 22 November 2026'],
  ['fr', 'Catalogue de médicaments', 'État au 22 novembre 2026'],
  ['pt', 'Catálogo de medicamentos', 'Em 22 de novembro de 2026'],
] as const)(
  'the list in %s is one page with its title, date and use, and every published text',
  async (language, title, date) => {
    const bytes = await listIn(language)
    const pdf = await getDocumentProxy(Uint8Array.from(bytes))
    const { info } = await getMeta(pdf)
    expect(info).toMatchObject({
      Title: `${title} | Accra Pharmaceutical Services`,
      Language: language,
      CreationDate: 'D:20261122100000Z',
    })
    expect(pdf.numPages).toBe(1)
    const text = await textIn(bytes)
    const address = `www.test.example${language === 'en' ? '' : `/${language}`}${path}`
    const { site, pages } = languageContent(language, content)
    const published = pages
      .flatMap(({ page }) => page.sections)
      .filter((section) => section._type === 'medicines')
      .flatMap(({ intro, items }) => [
        intro?.value ?? '',
        ...items.flatMap((group) => [
          group.title.value,
          ...group.medicines.map(({ name }) => name.value),
        ]),
      ])
    expect(published.length).toBeGreaterThan(30)
    for (const words of [title, date, address, site.emails.info, site.companyName, ...published])
      expect(text).toContain(withoutSpaces(words))
  },
)

test('a letter that the fonts lack is shown by one that means the same', async () => {
  const renamed = {
    ...content,
    pages: content.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section._type === 'medicines'
          ? {
              ...section,
              items: section.items.map((item) => ({
                ...item,
                medicines: item.medicines.map((it) => ({
                  ...it,
                  name: { en: '5\u00a0μg, non‑sterile' },
                })),
              })),
            }
          : section,
      ),
    })),
  }
  const [file] = filesIn('en', november, renamed)
  if (!file) throw new Error('There is no list of medicines')
  expect(await textIn(await bytesOf(file))).toContain(withoutSpaces('5 µg, non-sterile'))
})

/** The boxes of the texts of a page, in points from its lower left corner. */
async function boxesIn(bytes: Uint8Array) {
  const page = await (await getDocumentProxy(bytes)).getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
    const [bottom, top] = [y - item.height * 0.2, y + item.height * 0.7]
    return { text: item.str, x, bottom, right: x + item.width, top }
  })
}

test('a long title of a group covers neither its category nor its first medicine', async () => {
  const en = 'malaria '.repeat(30)
  const retitled = {
    ...content,
    pages: content.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section._type === 'medicines'
          ? { ...section, items: section.items.map((item) => ({ ...item, title: { en } })) }
          : section,
      ),
    })),
  }
  const [file] = filesIn('en', november, retitled)
  if (!file) throw new Error('There is no list of medicines')
  const boxes = await boxesIn(await bytesOf(file))
  expect(boxes.filter(({ text }) => text.startsWith('malaria')).length).toBeGreaterThan(2)
  const covered = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.right &&
          other.x < one.right &&
          one.bottom < other.top &&
          other.bottom < one.top,
      )
      .map((other) => [one.text, other.text]),
  )
  expect(covered).toEqual([])
})

test('the list is tagged: a heading, and a table whose rows and columns have headings', async () => {
  const pdf = await getDocumentProxy(await listIn('fr'))
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const tree: Node | null = await (await pdf.getPage(1)).getStructTree()
  const roles = rolesIn(tree ?? {})
  const count = (role: string) => roles.filter((other) => other === role).length
  expect(roles.slice(0, 5)).toEqual(['Root', 'Document', 'P', 'P', 'H1'])
  // A row of titles, six groups, and 24 medicines.
  expect([count('Table'), count('TR'), count('TH')]).toEqual([1, 1 + 6 + 24, 3 + 6 + 24])
  expect(count('TH') + count('TD')).toBe(4 * count('TR'))
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
