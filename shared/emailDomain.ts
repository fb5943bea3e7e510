/** Returns the domain of an address in small letters; '' if it is no single address. */
export function emailDomain(address: string): string {
  return /^[^\s@,;<>"]+@([^\s@,;<>"]+)$/.exec(address)?.[1]?.toLowerCase() ?? ''
}

/**
 * Parses the list of the company's domains.
 * @param configured separated by commas; by default the domain of the company's address
 */
export function parseDomains(configured: string | undefined, to: string): string[] {
  return (configured ?? emailDomain(to))
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter(Boolean)
}
