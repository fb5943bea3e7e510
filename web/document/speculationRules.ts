// The search opens over the page.
const links = 'a[href^="/"]:not([download], [aria-current=page], [href*="/search#"])'

/**
 * Makes browsers prerender the page of the main button beside the heading, and the pages of hovered links. All pages
 * have the same rules, because the policy allows them by hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { selector_matches: `h1 ~ div > ${links}:first-child` }, eagerness: 'immediate' },
    { where: { selector_matches: links }, eagerness: 'moderate' },
  ],
})
