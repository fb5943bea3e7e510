import { bulletMark, numberMark, tabbedNumberMark } from '../pasting/listMarks.ts'

/**
 * Returns the points of a pasted text, one per non-empty line, without list marks. Numbers without a tab are removed
 * only if each line has one, because a single point may begin with a number.
 */
export function pastedPoints(text: string): string[] {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim().replace(bulletMark, '').replace(tabbedNumberMark, ''))
    .filter((line) => line !== '')
  const isNumbered = lines.every((line) => numberMark.test(line))
  return lines
    .map((line) => (isNumbered ? line.replace(numberMark, '') : line))
    .map((line) => line.replaceAll(/\s*\t\s*/g, ' '))
}
