/** FNV-1a with 32 bits in hexadecimal: it need only tell the versions of one file apart. */
export function hashOf(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
