import { type ComponentProps, type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { createGlobalStyle } from 'styled-components'
import { color, font } from '../theme/tokens.ts'
import { Button } from './Button.tsx'
import { TickedEntry } from './TickedList.tsx'

/** The attribute of a section to print alone; its value is the page's heading. */
const alone = 'data-print-alone'

/** Selects everything except the header, which is first, and the section, if one section is printed alone. */
export const hiddenInSectionPrint = `body:has([${alone}]) footer,
  main:has([${alone}]) > :not(:first-child, [${alone}], :has([${alone}])),
  main > :has(> [${alone}]) > :not([${alone}])`

const marks = `[${alone}] ${TickedEntry}::before`

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
  // The button needs the application, so documents need not have its styles.
  const [isStyled, setStyled] = useState(false)
  const print = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // A click from before hydration is repeated in an effect, during which React cannot render.
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
