const widths = [
  { letters: /[ .,'’ijlíîI|]/u, width: 0.28 },
  { letters: /[frtJ-]/u, width: 0.4 },
  { letters: /[mMW]/u, width: 0.9 },
  { letters: /[svyz]/u, width: 0.51 },
  { letters: /w|\p{Lu}/u, width: 0.71 },
]

/** Returns about how wide a text is in the site's medium sans, in its font size. */
export function textWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (widths.find(({ letters }) => letters.test(letter))?.width ?? 0.58),
    0,
  )
}
