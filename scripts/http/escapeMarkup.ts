/** A text as it can stand in HTML or XML, inside elements and quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
