/**
 * The cases of the GROQ suite that are known to fail, by `_id`, with the reason. The command fails if a
 * listed case passes, or another one fails.
 */
export const knownDifferences: Readonly<Record<string, string>> = {}
