/** Code that loads Sanity's own package uses its `getDraftId` instead. */
export const draftId = (id: string) => `drafts.${id}`

export const publishedId = (id: string) => id.replace(/^drafts\./, '')
