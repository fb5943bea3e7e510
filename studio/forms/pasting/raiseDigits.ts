/** Unicode's superscript and subscript digits and signs, and its superscript letters for numbers. */
const raised = lettersOf('0123456789+-noa', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿºª')
const lowered = lettersOf('0123456789+-', '₀₁₂₃₄₅₆₇₈₉₊₋')

function lettersOf(plain: string, shifted: string): Map<string, string> {
  const letters = [...shifted]
  return new Map([...plain].map((letter, place) => [letter, letters[place] ?? letter]))
}

/**
 * Converts superscript and subscript numbers of a document to Unicode's digits. Content has no such marks, and plain
 * digits would change the number: 10 to the power of 6 is not 106. Other raised text, such as the letters of “1st”,
 * becomes plain.
 * @returns the number of converted texts
 */
export function raiseDigits(body: HTMLElement): number {
  let count = 0
  for (const element of body.querySelectorAll<HTMLElement>('sup, sub, [style*="vertical-align"]')) {
    const { verticalAlign } = element.style
    const isLowered = verticalAlign === 'sub' || element.localName === 'sub'
    if (!isLowered && verticalAlign !== 'super' && element.localName !== 'sup') continue
    const text = element.textContent.replaceAll(/[−–]/g, '-')
    if (!/^(?:[\d+-]+|[noa])$/.test(text)) continue
    const known = isLowered ? lowered : raised
    element.textContent = [...text].map((letter) => known.get(letter) ?? letter).join('')
    count += 1
  }
  return count
}
