import { foldText } from '../../shared/text/foldText.ts'

export const searchWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
