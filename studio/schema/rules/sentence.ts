/** A shape's message, which names no field and begins in lower case, as a sentence of its own. */
export function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}

/** A type's title as it stands inside a sentence; FAQ stays FAQ. */
export function insideSentence(title: string): string {
  return title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}
