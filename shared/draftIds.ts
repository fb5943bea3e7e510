/** Returns the id of a document's draft. Code that loads Sanity's own package uses its `getDraftId` instead. */
export const draftId = (id: string) => `drafts.${id}`

/** Returns the id under which a draft is published. */
export const publishedId = (id: string) => id.replace(/^drafts\./, '')
