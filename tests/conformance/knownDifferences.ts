/**
 * The cases of the GROQ suite that are known not to pass, each by its `_id` with the reason. A case that
 * is listed and passes fails the command, like one that is not listed and does not pass.
 */
export const knownDifferences: Readonly<Record<string, string>> = {}
