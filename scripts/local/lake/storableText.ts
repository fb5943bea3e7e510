import { isObject } from './document.ts'

/**
 * The path of the first string, value or name, that holds NUL or a lone surrogate, `undefined`
 * where there is none. The hosted lake cannot hold them.
 */
export function findUnstorableText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (Array.isArray(value)) return first(value.entries(), (index) => `${path}[${index}]`)
  if (!isObject(value)) return undefined
  const name = (key: string) => (path ? `${path}.${key}` : key)
  const unstorable = Object.keys(value).find((key) => !isStorable(key))
  if (unstorable !== undefined) return name(JSON.stringify(unstorable))
  return first(Object.entries(value), name)
}

function first<Key>(
  parts: Iterable<[Key, unknown]>,
  name: (key: Key) => string,
): string | undefined {
  for (const [key, part] of parts) {
    const found = findUnstorableText(part, name(key))
    if (found !== undefined) return found
  }
  return undefined
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
