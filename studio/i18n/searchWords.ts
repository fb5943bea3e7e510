import { foldText } from '../../shared/text/foldText.ts'

/** Returns the words of a search, or of a text that is searched: without case, accents, and all that is no letter or digit. */
export const searchWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
