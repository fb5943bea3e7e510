import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { hiddenInSectionPrint } from '../ui/PrintButton.tsx'
import { cssString, PrintHeader } from './PrintHeader.tsx'

test('a section that is printed alone is visible with its ancestors, and nothing else', async () => {
  const view = await render(
    <>
      <main>
        <PrintHeader address="/terms" />
        <p data-hidden />
        <div>
          <section data-hidden />
          <section data-print-alone="Terms">
            <p />
          </section>
        </div>
        <div data-hidden />
      </main>
      <footer data-hidden />
    </>,
  )
  const hidden = document.querySelectorAll(hiddenInSectionPrint)
  expect([...hidden]).toEqual([...view.querySelectorAll('[data-hidden]')])
})

test('a company’s name cannot end its string or the style element', () => {
  expect(cssString('Accra "P" \\ </style>')).toBe('"Accra \\22 P\\22  \\5c  \\3c /style>"')
})

test('other text stays as it is', () => {
  expect(cssString('Société d’Accra, +233 30 200 0000')).toBe('"Société d’Accra, +233 30 200 0000"')
})
