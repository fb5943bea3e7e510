/** A chapter of the guide: its heading, and its paragraphs and lists. */
export type Chapter = { title: string; blocks: Block[] }
export type Block = TextBlock | PictureBlock
export type TextBlock = { kind: 'text' | 'bullets' | 'numbers'; entries: string[] }
export type PictureBlock = { kind: 'picture'; file: string; alt: string }

/**
 * Reads the chapters of a Markdown document: headings of the second level, paragraphs, flat lists, and
 * pictures that stand alone.
 */
export function guideChapters(markdown: string): Chapter[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [title = '', ...paragraphs] = chapter.trim().split(/\n\n+|(?<=^[^\n]*)\n/)
      return { title, blocks: paragraphs.filter(Boolean).map(toBlock) }
    })
}

const markers = { bullets: /^- /m, numbers: /^\d+\. /m } as const

function toBlock(paragraph: string): Block {
  const [, alt, file] = /^!\[([^\]]+)\]\(([^)]+)\)$/.exec(oneLine(paragraph)) ?? []
  if (alt && file) return { kind: 'picture', file, alt }
  for (const kind of ['bullets', 'numbers'] as const)
    if (paragraph.search(markers[kind]) === 0) {
      const entries = paragraph.split(new RegExp(markers[kind].source, 'gm')).slice(1)
      return { kind, entries: entries.map(oneLine) }
    }
  return { kind: 'text', entries: [oneLine(paragraph)] }
}

const oneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ')
