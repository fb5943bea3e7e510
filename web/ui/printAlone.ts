/** The attribute of a section to print alone; its value is the page's heading. */
export const printAloneAttribute = 'data-print-alone'
