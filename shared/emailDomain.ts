/** Returns the domain of an address in small letters; '' if it is no single address. */
export function emailDomain(address: string): string {
  return /^[^\s@,;<>"]+@([^\s@,;<>"]+)$/.exec(address)?.[1]?.toLowerCase() ?? ''
}
