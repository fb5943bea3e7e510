/** The publishing tool's part of the Studio's addresses. */
export const toolName = 'website'
