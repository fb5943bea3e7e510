/** The name of the tool, which stands in its address. */
export const toolName = 'presentation'
