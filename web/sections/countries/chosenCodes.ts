/** The chosen countries in the address, such as `#c=GH,NG`, so that a choice can be sent. */
const fragment = /^#c=([A-Z]{2}(?:,[A-Z]{2})*)$/

/** Returns the codes in a fragment, or undefined if it is another one. */
export function codesIn(hash: string): string[] | undefined {
  return fragment.exec(hash)?.[1]?.split(',')
}

export function fragmentOf(codes: readonly string[]): string {
  return codes.length === 0 ? '' : `#c=${codes.join(',')}`
}
