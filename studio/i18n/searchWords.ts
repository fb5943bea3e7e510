import { foldText } from '../../shared/foldText.ts'

/** Returns the words of a text in lower case, without accents. */
export const searchWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
