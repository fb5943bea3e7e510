import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { parsedJson, saidIn, withoutJson } from '../../shared/monitoring/refusal.ts'

/** Lines of the tools that say nothing about the error: notices, stacks, and where the log is. */
const notices =
  /^(npm |at |Warning: Running in|For more information|Logs were written|Try rerunning|APIError|\(error handler)/

const errorMark = /^(\[ERROR\]|Error:) */

/**
 * Returns the error message in a tool's output: the text from the first line that is marked as an error, or else the
 * last lines.
 */
export function reasonInOutput(output: string, errors: string): string {
  const answer = z.object({ error: z.looseObject({}) }).safeParse(parsedJson(output))
  if (answer.success) return saidIn(answer.data) ?? output
  const lines = stripVTControlCharacters(errors || output)
    .replace(/╭[^╯]*╯/gu, '')
    .split('\n')
    .map((line) => line.replace(/^[\s›»│✘✖📎🪵-]+|\s+$/gu, ''))
    .filter((line) => line !== '' && !notices.test(line))
  const [first, ...others] = lines.flatMap((line, index) => (errorMark.test(line) ? index : []))
  const said = first === undefined ? [...new Set(lines)].slice(-4) : lines.slice(first, others[0])
  return withoutJson(said.slice(0, 4).join(' ').replace(errorMark, '')) || 'it gives no reason'
}

/**
 * Returns an error's message. The message of a ZodError, for a response in an unexpected form, would be JSON, and is
 * replaced.
 */
export function reasonOf(error: Error): string {
  if (error instanceof z.ZodError)
    return `the answer has an unexpected form: ${z.prettifyError(error).replaceAll('\n', ' ')}`
  if (error instanceof SyntaxError) return `the answer has an unexpected form: ${error.message}`
  return error.message
}
