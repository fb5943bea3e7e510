/** Returns the 32-bit FNV-1a hash in hexadecimal, which is enough to distinguish versions of one file. */
export function hashOf(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
