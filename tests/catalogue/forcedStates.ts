/** The states that the catalogue shows without a pointer or a keyboard. */
const forcedStates = ['hover', 'focus', 'focus-visible', 'active'] as const

export type ForcedState = (typeof forcedStates)[number]

/** The class name that shows an element in a state. */
export const classOf = (state: ForcedState) => `forced-${state}`

/** A state in a selector, except in `:not(:focus)`. */
const pseudoClass = new RegExp(`(?<!:not\\():(${forcedStates.join('|')})(?![\\w-])`, 'g')

/**
 * Returns the rules for states of style sheets, with a class name in place of the state. They are
 * made of the site's own rules, so that the catalogue shows what a pointer or a keyboard would.
 */
export function forcedRules(sheets: Iterable<CSSStyleSheet>): string {
  return [...sheets].flatMap(({ cssRules }) => rulesIn(cssRules)).join('\n')
}

function rulesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText.replaceAll(pseudoClass, '.forced-$1')
      return selector === rule.selectorText ? [] : [`${selector}{${rule.style.cssText}}`]
    }
    if (rule instanceof CSSMediaRule)
      return [`@media ${rule.conditionText}{${rulesIn(rule.cssRules).join('')}}`]
    return []
  })
}
