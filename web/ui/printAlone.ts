import type { MouseEvent } from 'react'

/** The attribute of a section to print alone; its value is the page's heading. */
export const printAloneAttribute = 'data-print-alone'

/** Prints only the button's section; beside the page's heading, it prints the whole page. */
export function printSection({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  // Not every browser fires `afterprint`.
  document.querySelector(`[${printAloneAttribute}]`)?.removeAttribute(printAloneAttribute)
  const section = currentTarget.closest('section:not(:has(h1))')
  section?.setAttribute(printAloneAttribute, document.querySelector('h1')?.textContent ?? '')
  window.addEventListener('afterprint', () => section?.removeAttribute(printAloneAttribute), {
    once: true,
  })
  window.print()
}
