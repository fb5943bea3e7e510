/** The lists of service pages in the footer: fields of the same names are ticks and order. */
export const footerLists = ['footerServices', 'footerBodies'] as const

/** The headings of the lists. */
export const footerTitles: Record<(typeof footerLists)[number], string> = {
  footerServices: 'Our Services',
  footerBodies: 'Regulatory Bodies',
}
