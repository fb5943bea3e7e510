import { isObject } from './document.ts'

/**
 * The path of the first string, value or name, that holds NUL or a lone surrogate, which the hosted lake
 * cannot hold.
 */
export function findUnstorableText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (!isObject(value) && !Array.isArray(value)) return undefined
  for (const [key, part] of Object.entries(value)) {
    const name = isStorable(key) ? key : JSON.stringify(key)
    const below = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${name}` : name
    const found = isStorable(key) ? findUnstorableText(part, below) : below
    if (found !== undefined) return found
  }
  return undefined
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
