/** Returns the letter that marks a note of a table: a for the first one, whose index is 0. */
export const noteLetter = (index: number) => String.fromCharCode(97 + index)
