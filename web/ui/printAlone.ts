/** The attribute of a section that is printed alone; its value is the page's heading. */
export const printAloneAttribute = 'data-print-alone'
