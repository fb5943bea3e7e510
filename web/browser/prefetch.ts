/**
 * Documents are prefetched by the rules of scripts/site/speculationRules.ts while <html> has
 * `data-prefetch`: on a generous connection, until links load modules.
 */
export function allowPrefetch(isAllowed: boolean): void {
  document.documentElement.toggleAttribute('data-prefetch', isAllowed)
}
