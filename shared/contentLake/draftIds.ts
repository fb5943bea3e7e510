// Without Sanity's package, whose `getDraftId` the Studio has, because the site and functions do not load it.
export const draftId = (id: string) => `drafts.${id}`

export const publishedId = (id: string) => id.replace(/^drafts\./, '')
