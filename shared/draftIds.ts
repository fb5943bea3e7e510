/** Returns the id of a document's draft. Where Sanity's own package is loaded, its `getDraftId` does. */
export const draftId = (id: string) => `drafts.${id}`

/** Returns the id under which a draft is published. */
export const publishedId = (id: string) => id.replace(/^drafts\./, '')
