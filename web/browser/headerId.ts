/** The id of the header, which the document waits for with its first paint. */
export const headerId = 'site-header'
