/** Returns a text without accents and other marks. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Mark}/gu, '')
}

/** Returns a text without case and accents. */
export function foldText(text: string): string {
  return withoutAccents(text).toLowerCase()
}

/** Returns a name without case, accents and apostrophes, because people type *cote divoire*. */
export function foldName(name: string): string {
  return foldText(name).replace(/['’]/g, '')
}

/** Returns a text as a slug: letters without accents in lower case, digits, and hyphens for everything else. */
export function slugOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
