const links = 'a[href^="/"]:not([download], [aria-current=page])'

/**
 * Has browsers prerender the page that the main button beside a page's heading leads to, and those that
 * visitors turn to. The same in all pages, because the policy allows it by its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { selector_matches: `h1 ~ div > ${links}:first-child` }, eagerness: 'immediate' },
    { where: { selector_matches: links }, eagerness: 'moderate' },
  ],
})
