/** Separates the rules that styled-components has rendered. */
const separator = /\/\*!sc\*\/\s*/

/** What styled-components writes after a component's rules: its id, and the classes that they name. */
const marker = /^data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}$/

/** The class that styled-components gives a component so that other rules can name it. */
const componentClass = /sc-[a-z0-9]+-\d+/

/** A class in a selector. */
const classSelector = /\.([A-Za-z][\w-]*)/

/** A class attribute. */
const classAttribute = / class="([^"]*)"/

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
  const classes = parts
    .flatMap((part) => marker.exec(part)?.[1]?.split(',') ?? [])
    .filter((name) => name !== '')
  // What `split` captures are its odd pieces.
  const rules = parts
    .filter((part) => !marker.test(part))
    .join('')
    .split(classSelector)
  const html = page.html.split(classAttribute)

  const lists = countLists(html)
  const names = shortNames(classes, lists)
  const named = new Set(rules.filter((_, index) => index % 2 === 1))
  const attributes = new Map(
    lists.keys().map((list) => {
      const kept = list
        .split(' ')
        .filter((name) => !componentClass.test(name) || named.has(name))
        .map((name) => names.get(name) ?? name)
      return [list, kept.length === 0 ? '' : ` class="${kept.join(' ')}"`]
    }),
  )
  const css = rules.map((piece, index) =>
    index % 2 === 0 ? piece : `.${names.get(piece) ?? piece}`,
  )
  return {
    ...page,
    html: html.map((piece, index) => (index % 2 === 0 ? piece : attributes.get(piece))).join(''),
    styles: `<style>${css.join('')}</style>`,
  }
}

/** Returns how often each list of classes occurs, in the pieces of HTML around them. */
function countLists(html: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [index, piece] of html.entries())
    if (index % 2 === 1) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return counts
}

/** Returns a short name for each class, the shortest for what occurs most often. */
function shortNames(classes: string[], lists: Map<string, number>): Map<string, string> {
  const counts = new Map(classes.map((name) => [name, 0]))
  for (const [list, times] of lists)
    for (const name of list.split(' ')) {
      const count = counts.get(name)
      if (count !== undefined) counts.set(name, count + times)
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
