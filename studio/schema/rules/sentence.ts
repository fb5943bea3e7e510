/** A shape's message, which names no field and begins in lower case, as a sentence of its own. */
export function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}
