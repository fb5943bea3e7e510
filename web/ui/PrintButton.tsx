import { type ComponentProps, type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { createGlobalStyle } from 'styled-components'
import { color, font } from '../theme/tokens.ts'
import { Button } from './Button.tsx'
import { MarkedEntry } from './MarkedList.tsx'

/** The attribute that marks a section which is printed alone. Its value is the page's heading. */
const alone = 'data-print-alone'

/**
 * If one section is printed alone, selects everything except that section and the page header, which is the first
 * element.
 */
export const hiddenInSectionPrint = `body:has([${alone}]) footer,
  main:has([${alone}]) > :not(:first-child, [${alone}], :has([${alone}])),
  main > :has(> [${alone}]) > :not([${alone}])`

const marks = `[${alone}] ${MarkedEntry}::before`

const AloneStyles = createGlobalStyle`
  @media print {
    ${hiddenInSectionPrint} {
      display: none;
    }

    [${alone}]::before {
      content: attr(${alone});
      font: ${font.serifWeight} ${font.size.xl} ${font.serif};
    }

    /* Boxes to tick. */
    ${marks} {
      top: auto;
      width: .75rem;
      height: .75rem;
      margin-top: .2rem;
      border: 1px solid ${color.ink};
      background: none;
    }
  }
`

/** A button that prints only its section; beside the page's heading, it prints the whole page. */
export function PrintButton(props: ComponentProps<typeof Button>) {
  // Prerendered documents omit the print styles, because the button works only with the application.
  const [isStyled, setStyled] = useState(false)
  const print = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Deferred, because a click from before hydration is repeated in an effect, during which React cannot render.
    queueMicrotask(() => {
      flushSync(() => setStyled(true))
      printSection(currentTarget)
    })
  }
  return (
    <>
      {isStyled && <AloneStyles />}
      <Button $variant="secondary" onClick={print} {...props} />
    </>
  )
}

function printSection(button: HTMLElement) {
  // Not every browser fires `afterprint`.
  document.querySelector(`[${alone}]`)?.removeAttribute(alone)
  const section = button.closest('section:not(:has(h1))')
  section?.setAttribute(alone, document.querySelector('h1')?.textContent ?? '')
  window.addEventListener('afterprint', () => section?.removeAttribute(alone), { once: true })
  window.print()
}
