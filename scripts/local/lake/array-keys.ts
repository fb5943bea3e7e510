import { randomBytes } from 'node:crypto'
import { isObject } from './document.ts'

/** Gives every object in an array, at any depth, a `_key` where it has none. */
export function withArrayKeys<Value>(value: Value): Value {
  return addKeys(value) as Value
}

function addKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => keyed(addKeys(item)))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, addKeys(part)]))
}

function keyed(item: unknown): unknown {
  if (!isObject(item) || '_key' in item) return item
  return { _key: randomBytes(6).toString('hex'), ...item }
}
