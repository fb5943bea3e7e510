/// <reference path="./pdfkit.d.ts" />
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { printableText } from '../../../shared/text/printableText.ts'

/** Static instances of the site's fonts, because PDFs cannot embed WOFF2. */
const fonts = {
  serif: fontFile('newsreader-display'),
  text: fontFile('public-sans-400'),
  bold: fontFile('public-sans-600'),
}

function fontFile(name: string): Buffer {
  return readFileSync(new URL(`../../../web/theme/fonts/${name}.ttf`, import.meta.url))
}

/** Sizes are in points, as all measures of a PDF. */
export type Style = { font: keyof typeof fonts; size: number; color: string }

type TextBox = { x: number; y: number; width: number; align?: 'left' | 'right' }

type Element = PDFKit.PDFStructureElement

type Info = { language: string; title: string; author: string; date: Date }

/**
 * Returns functions that draw an A4 document with a structure for screen readers, in the order of the calls. The
 * document has the given date, so that equal content produces an equal file.
 */
export function taggedDocument({ language, title, author, date }: Info) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: date },
  })
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const set = ({ font, size, color }: Style) => pdf.font(font).fontSize(size).fillColor(color)

  const container = (parent: Element, tag: string): Element => {
    const element = pdf.struct(tag)
    parent.add(element)
    return element
  }

  return {
    root,
    /** Adds an element that contains others; it must be ended. */
    container,
    /** Adds an element whose content `draw` draws. */
    element(
      parent: Element,
      tag: string,
      draw: () => void,
      options: PDFKit.Mixins.StructureElementOptions = {},
    ) {
      parent.add(pdf.struct(tag, options, draw))
    },
    /** Draws an artifact, such as a line, which screen readers skip. */
    artifact(draw: (pdf: PDFKit.PDFDocument) => void) {
      pdf.markContent('Artifact')
      draw(pdf)
      pdf.endMarkedContent()
    },
    write(text: string, style: Style, { x, y, ...options }: TextBox, link?: string) {
      set(style).text(printableText(text), x, y, { ...options, ...(link && { link }) })
    },
    heightOf: (text: string, style: Style, width: number) =>
      set(style).heightOfString(printableText(text), { width }),
    widthOf: (text: string, style: Style) => set(style).widthOfString(printableText(text)),
    addPage: () => pdf.addPage(),
    /** Calls a function for each page, after all pages are drawn. */
    onEachPage(draw: (page: number, pages: number) => void) {
      const { count } = pdf.bufferedPageRange()
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(index)
        draw(index + 1, count)
      }
    },
    async bytes(): Promise<Uint8Array> {
      root.end()
      const chunks: Uint8Array[] = []
      pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      const isEnded = once(pdf, 'end')
      pdf.end()
      await isEnded
      return Buffer.concat(chunks)
    },
  }
}
