/** Returns the domain of an address in small letters; '' if it is no single address. */
export function emailDomain(address: string): string {
  return /^[^\s@,;<>"]+@([^\s@,;<>"]+)$/.exec(address)?.[1]?.toLowerCase() ?? ''
}

/**
 * Parses the list of the company's domains.
 * @param given separated by commas; by default the domain of the company's address
 */
export function domainsIn(given: string | undefined, to: string): string[] {
  return (given ?? emailDomain(to))
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter(Boolean)
}
