import { t } from '../i18n/t.ts'
import type { Pasted } from './pasteToBlocks.ts'

/** The number of links that are named. */
const named = 5

/** Returns what a paste has left out or changed, in sentences for editors; none if it has taken everything. */
export function pasteMessages({ unlinked, tables = [], leftOut }: PastedParts): string[] {
  const { pictures = 0, comments = 0, footnotes = 0, deletions = 0 } = leftOut ?? {}
  const links = unlinked.slice(0, named).map(({ words, address }) => {
    return words === address ? address : t('“{words}” ({address})', { words, address })
  })
  if (unlinked.length > named) links.push('…')
  const parts = [
    pictures > 0 && t('pictures ({count})', { count: pictures }),
    comments > 0 && t('comments ({count})', { count: comments }),
    footnotes > 0 && t('footnotes ({count})', { count: footnotes }),
    deletions > 0 && t('passages that are struck out ({count})', { count: deletions }),
  ].filter((part) => part !== false)
  return [
    links.length > 0 &&
      t('Without a link, because the address of a link begins with https://: {links}', {
        links: links.join(', '),
      }),
    ...tables.map((rows) =>
      t('A table ({rows} × {columns}) became a paragraph for each row.', {
        rows: rows.length,
        columns: Math.max(...rows.map(({ length }) => length)),
      }),
    ),
    parts.length > 0 && t('Left out: {parts}', { parts: parts.join(', ') }),
  ].filter((message) => message !== false)
}

type PastedParts = Pick<Pasted, 'unlinked'> & Partial<Pick<Pasted, 'tables' | 'leftOut'>>
