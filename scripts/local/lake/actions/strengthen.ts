import { isObject } from '../document.ts'

/**
 * Makes the references strong that the Studio wrote as weak until their document is published
 * (`_strengthenOnPublish`).
 */
export function strengthenReferences<Value>(value: Value): Value {
  return strengthen(value) as Value
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isObject(value)) return value
  const { _strengthenOnPublish: later, ...rest } = value
  if ('_ref' in value && isObject(later)) {
    const { _weak, ...strong } = rest
    return later.weak === true ? rest : strong
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, strengthen(part)]))
}
