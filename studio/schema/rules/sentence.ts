/** Capitalises a shape's message, which is written to follow the name of a field. */
export function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}

/** Returns a type's title for the middle of a sentence; FAQ stays FAQ. */
export function insideSentence(title: string): string {
  return title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}
