/** Returns a text without case, accents and apostrophes, as filters compare it. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
}
