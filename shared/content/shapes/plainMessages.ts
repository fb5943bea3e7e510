/**
 * Options for parsing if editors read the messages. They replace zod's own messages, which name JavaScript types, where
 * a shape has no message.
 */
export const plainMessages = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null
      ? 'is missing'
      : 'has a value that the website cannot show',
}
