/** The class that styled-components gives a component so that other rules can name it. */
const componentClass = /sc-[a-z0-9]+-\d+/g

/**
 * Takes component classes that no rule names out of prerendered HTML: they are a twentieth of a
 * page. React does not compare classes when it hydrates.
 * @param styles the page's `<style>` elements
 */
export function leanClasses(html: string, styles: string): string {
  const named = new Set(styles.match(new RegExp(`\\.${componentClass.source}`, 'g')))
  return html.replace(/ class="([^"]*)"/g, (attribute, classes: string) => {
    const kept = classes
      .split(' ')
      .filter((name) => !name.match(componentClass) || named.has(`.${name}`))
    if (kept.length === 0) return ''
    return kept.length === classes.split(' ').length ? attribute : ` class="${kept.join(' ')}"`
  })
}
