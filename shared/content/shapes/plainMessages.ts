/**
 * Options of a parse whose messages editors read. They replace zod's own messages, which name types of
 * JavaScript, where a shape has none.
 */
export const plainMessages = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null
      ? 'is missing'
      : 'has a value that the website cannot show',
}
