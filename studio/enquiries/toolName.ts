/** The tool's name in addresses of the Studio. */
export const toolName = 'enquiries'
