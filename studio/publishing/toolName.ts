/** The publishing tool's segment in the Studio's URLs. */
export const toolName = 'website'
