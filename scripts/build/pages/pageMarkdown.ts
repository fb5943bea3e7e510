import type { Element, ElementContent, Nodes } from 'hast'
import { select } from 'hast-util-select'
import type { Root } from 'mdast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()
const converter = unified()
  // By default the heading and the words of a summary become one paragraph.
  .use(rehypeRemark, { handlers: { summary: (state, node) => state.all(node) } })
  .freeze()
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-' })
  .freeze()

/** Elements whose texts are not part of the page's content. */
const leftOut = new Set([
  ...['nav', 'svg', 'script', 'style', 'template', 'noscript'],
  ...['form', 'input', 'select', 'button', 'output'],
])

/**
 * Returns the main element of a rendered page as Markdown, with absolute links. Leaves out parts that are only for the
 * eye or for paper (`aria-hidden`, `data-nosnippet`), controls, drawings, navigation, and messages that scripts show
 * (`aria-live`).
 * @param html the rendered application
 * @param url the page's address, to which links are relative
 */
export function pageMarkdown(html: string, url: string): string {
  const main = select('main', parser.parse(html))
  if (!main) throw new Error(`The page ${url} has no main element`)
  main.children = childrenFor(main, url)
  return writeMarkdown(converter.runSync({ type: 'root', children: [main] }) as Root)
}

/** Returns Markdown without soft hyphens, which would keep searches from finding long words. */
export const writeMarkdown = (root: Root) => writer.stringify(root).replaceAll('\u00ad', '')

/** Returns the children of an element that are part of the text, with absolute links, and set apart by spaces. */
function childrenFor(parent: Element, url: string): ElementContent[] {
  const kept = parent.children.filter(isPartOfText).map((child) => {
    if (child.type !== 'element') return child
    const { href, alt } = child.properties
    if (child.tagName === 'img') return { type: 'text' as const, value: String(alt ?? '') }
    const properties =
      href === undefined
        ? child.properties
        : { ...child.properties, href: new URL(String(href), url).href }
    return { ...child, properties, children: childrenFor(child, url) }
  })
  // Styles set neighbouring elements apart, without a space between them.
  return kept.flatMap((child, index): ElementContent[] =>
    child.type === 'element' && kept[index - 1]?.type === 'element' && !beginsWithComma(child)
      ? [{ type: 'text', value: ' ' }, child]
      : [child],
  )
}

function beginsWithComma({ children: [first] }: Element): boolean {
  return first?.type === 'text' && first.value.startsWith(',')
}

function isPartOfText(node: Nodes): boolean {
  if (node.type !== 'element') return node.type === 'text'
  const { hidden, ariaHidden, ariaLive, dataNosnippet } = node.properties
  return (
    !leftOut.has(node.tagName) &&
    !hidden &&
    ariaHidden !== 'true' &&
    ariaLive === undefined &&
    dataNosnippet === undefined
  )
}
