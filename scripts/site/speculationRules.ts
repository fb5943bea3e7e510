/** The path of the rules, which the header `Speculation-Rules` of each document names. */
export const speculationRulesPath = '/speculation-rules.json'

/**
 * Returns the speculation rules: while the page allows it (web/browser/prefetch.ts), Chromium prefetches
 * the documents that the header and the head of the page lead to, as far as these links show, and
 * others when the pointer rests on their link.
 */
export function speculationRules(): string {
  return JSON.stringify({
    prefetch: [
      {
        where: selector(':is(header, #hero) a:not([aria-current], [href="/"], [href*="#"])'),
        eagerness: 'immediate',
      },
      {
        where: { and: [{ href_matches: '/*' }, selector('a:not([download])')] },
        eagerness: 'moderate',
      },
    ],
  })
}

const selector = (links: string) => ({ selector_matches: `[data-prefetch] ${links}` })
