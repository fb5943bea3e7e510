import { format } from 'node:util'
import { afterEach } from 'vitest'

/**
 * Setup of every unit test: a test that writes to `console.error` fails. A test that expects an error
 * asserts on `takeConsoleErrors()`.
 */
let errors: string[] = []

console.error = (...args: unknown[]) => {
  errors.push(format(...args))
}

/** Returns the errors written since the last call, as text. */
export function takeConsoleErrors(): string[] {
  const taken = errors
  errors = []
  return taken
}

afterEach(() => {
  const unexpected = takeConsoleErrors()
  if (unexpected.length > 0) throw new Error(`console.error was called:\n${unexpected.join('\n')}`)
})
