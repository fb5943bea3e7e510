import type { Language } from '../../../shared/languages.ts'
import { fillIn } from '../../../shared/text/fillIn.ts'
import { palettes } from '../../../web/theme/tokens.ts'
import { logoMark } from '../../../web/theme/weave.ts'
import { type Style, taggedDocument } from './taggedDocument.ts'

/** The content of a list of medicines, in one language. */
export type MedicineList = {
  language: Language
  /** The time of the content's last change. */
  modified: string
  /** The address of the page. */
  url: string
  company: string
  contacts: string[]
  title: string
  /** The words of the date. */
  dateText: string
  intro: string[]
  /** What the list is for, and where to send a request. */
  use: string
  heads: Record<(typeof columns)[number]['name'], string>
  groups: {
    title: string
    category: string
    /** Their names. */
    medicines: string[]
  }[]
  /** «Page {page} of {pages}». */
  page: string
}

const { ink, inkMuted, rule, primary, accent } = palettes.light

const styles = {
  company: { font: 'serif', size: 14, color: ink },
  contact: { font: 'text', size: 7.5, color: ink },
  title: { font: 'serif', size: 22, color: ink },
  use: { font: 'text', size: 9, color: ink },
  small: { font: 'text', size: 7.5, color: inkMuted },
  group: { font: 'serif', size: 11, color: ink },
  number: { font: 'text', size: 8.5, color: accent },
  name: { font: 'bold', size: 8.5, color: ink },
} satisfies Record<string, Style>

/** The edges of the text on the page. */
const sheet = { left: 48, right: 547, top: 42, bottom: 792 }
const measure = sheet.right - sheet.left

/** The columns to the right of a row's number. Buyers write in the last two. */
const columns = [
  { name: 'medicine', x: 70, width: 226 },
  { name: 'wanted', x: 306, width: 151 },
  { name: 'quantity', x: 467, width: 80 },
] as const
const [medicine, ...blanks] = columns

const padding = 3.3

/** A group's category is at the right of its title, at most as wide as the last two columns. */
const categoryWidth = sheet.right - medicine.x - medicine.width
const categoryGap = 12

/** Returns an address as it is printed. */
export const withoutScheme = (url: string) => url.replace('https://', '')

/** Draws a list of medicines as a tagged PDF. A short list fits on one page. */
export function drawMedicineList(list: MedicineList): Promise<Uint8Array> {
  const { company, title, url } = list
  const pdf = taggedDocument({
    language: list.language,
    title: `${title} | ${company}`,
    author: company,
    date: new Date(list.modified),
  })
  const { root, element, container, artifact, write, heightOf, widthOf } = pdf
  let y = sheet.top

  const line = (from: number, to: number, at: number, color = rule) =>
    artifact((it) => it.moveTo(from, at).lineTo(to, at).lineWidth(0.6).stroke(color))

  /** Adds a text over the whole width between the margins. */
  const paragraph = (tag: string, text: string, style: Style) => {
    element(root, tag, () => write(text, style, { x: sheet.left, y, width: measure }))
    y += heightOf(text, style, measure)
  }

  /** Begins another page if the next rows do not fit. */
  const makeRoom = (height: number) => {
    if (y + height <= sheet.bottom) return
    pdf.addPage()
    y = sheet.top
    line(sheet.left, sheet.right, y, ink)
  }

  function letterhead() {
    artifact((it) => {
      const draw = (path: string, fill: string) =>
        it.save().translate(sheet.left, y).scale(3).path(path).fill(fill, 'even-odd').restore()
      draw(logoMark.cloth, primary)
      draw(logoMark.centre, accent)
    })
    element(root, 'P', () =>
      write(company, styles.company, { x: sheet.left + 30, y: y + 3, width: measure }),
    )
    const contacts = list.contacts.join('\n')
    const right = { x: sheet.left, y: y - 4, width: measure, align: 'right' } as const
    element(root, 'P', () => write(contacts, styles.contact, right))
    y += 31
    line(sheet.left, sheet.right, y, ink)
    y += 9
  }

  function heading() {
    paragraph('H1', title, styles.title)
    y += 2
    const below = { x: sheet.left, y, width: measure }
    element(root, 'P', () => write(list.dateText, styles.small, below))
    const address = container(root, 'P')
    const label = withoutScheme(url)
    element(address, 'Link', () => write(label, styles.small, { ...below, align: 'right' }, url))
    address.end()
    y += 12
    for (const text of list.intro) {
      y += 3
      paragraph('P', text, styles.small)
    }
    y += 5
    paragraph('P', list.use, styles.use)
    y += 9
  }

  function table() {
    const table = container(root, 'Table')
    const row = (fill: (row: PDFKit.PDFStructureElement) => void) => {
      const it = container(table, 'TR')
      fill(it)
      it.end()
    }
    const emptyCells = (it: PDFKit.PDFStructureElement, count: number) => {
      for (let index = 0; index < count; index += 1) element(it, 'TD', () => {})
    }

    const headHeight = Math.max(
      ...columns.map(({ name, width }) => heightOf(list.heads[name], styles.small, width)),
    )
    row((it) => {
      emptyCells(it, 1)
      for (const { name, x, width } of columns) {
        const words = list.heads[name]
        const top = y + headHeight - heightOf(words, styles.small, width)
        const draw = () => write(words, styles.small, { x, y: top, width })
        element(it, 'TH', draw, { scope: 'Column' })
      }
    })
    y += headHeight + 4
    line(sheet.left, sheet.right, y, ink)

    let number = 0
    for (const { title, category, medicines } of list.groups) {
      const right = Math.min(Math.ceil(widthOf(category, styles.small)), categoryWidth)
      const left = measure - right - categoryGap
      const height = Math.max(
        heightOf(title, styles.group, left),
        3 + heightOf(category, styles.small, right),
      )
      const groupHeight = 8 + height + 4
      // Keeps a group's heading on the page of its first medicine.
      makeRoom(groupHeight + 20)
      row((it) => {
        const top = y + 8
        emptyCells(it, 1)
        const draw = () => write(title, styles.group, { x: sheet.left, y: top, width: left })
        element(it, 'TH', draw, { scope: 'Row' })
        const place = { x: sheet.right - right, y: top + 3, width: right, align: 'right' } as const
        element(it, 'TD', () => write(category, styles.small, place))
        emptyCells(it, columns.length - 2)
      })
      y += groupHeight
      line(sheet.left, sheet.right, y)
      for (const name of medicines) {
        number += 1
        const height = heightOf(name, styles.name, medicine.width) + 2 * padding
        makeRoom(height)
        const counted = String(number)
        row((it) => {
          const top = y + padding
          element(it, 'TD', () =>
            write(counted, styles.number, { x: sheet.left, y: top, width: 20 }),
          )
          const place = { x: medicine.x, y: top, width: medicine.width }
          element(it, 'TH', () => write(name, styles.name, place), { scope: 'Row' })
          emptyCells(it, blanks.length)
        })
        y += height
        line(sheet.left, medicine.x + medicine.width, y)
        for (const { x, width } of blanks) line(x, x + width, y, inkMuted)
      }
    }
    table.end()
  }

  letterhead()
  heading()
  table()
  pdf.onEachPage((page, pages) => {
    const words = fillIn(list.page, { page, pages })
    const place = { x: sheet.left, y: 808, width: measure, align: 'right' } as const
    artifact(() => write(words, styles.small, place))
  })
  return pdf.bytes()
}
