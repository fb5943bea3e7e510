/** Separates the rules that styled-components has rendered. */
const separator = /\/\*!sc\*\/\s*/

/** What styled-components writes after a component's rules: its id, and the classes that they name. */
const marker = /^data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}$/

/** The class that styled-components gives a component so that other rules can name it. */
const componentClass = /sc-[a-z0-9]+-\d+/

/**
 * Makes a prerendered page smaller: classes get short names, and what styled-components would need to
 * adopt the rules goes, a sixth of a page. In the browser it writes the rules of what it renders under
 * its own names. React does not compare classes when it hydrates, so an element has the one or the
 * other, and its rules are the same.
 * @param page the HTML and the `<style>` element, as styled-components renders them
 */
export function leanStyles<Page extends { html: string; styles: string }>(page: Page): Page {
  const parts = page.styles
    .replace(/<\/?style[^>]*>/g, '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const rules = parts.filter((part) => !marker.test(part)).join('')
  const names = shortNames(
    parts.flatMap((part) => marker.exec(part)?.[1]?.split(',') ?? []).filter((name) => name !== ''),
    page.html,
  )
  const css = rules.replace(/\.([A-Za-z][\w-]*)/g, (selector, name) => {
    const short = names.get(name)
    return short === undefined ? selector : `.${short}`
  })
  const named = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name))
  const html = page.html.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const kept = classes
      .split(' ')
      .filter((name) => !componentClass.test(name) || named.has(name))
      .map((name) => names.get(name) ?? name)
    return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`
  })
  return { ...page, html, styles: `<style>${css}</style>` }
}

/** Returns a short name for each class, the shortest for what occurs most often. */
function shortNames(classes: string[], html: string): Map<string, string> {
  const counts = new Map(classes.map((name) => [name, 0]))
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(' ')) {
      const count = counts.get(name)
      if (count !== undefined) counts.set(name, count + 1)
    }
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one)
  return new Map(byCount.map(([name], index) => [name, shortName(index)]))
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Returns the names a, b, …, z, aa, ab, …; none of them is one of styled-components' own. */
function shortName(index: number): string {
  const last = letters.charAt(index % letters.length)
  const rest = Math.floor(index / letters.length)
  return rest === 0 ? last : `${shortName(rest - 1)}${last}`
}
