import { t } from '../../i18n/t.ts'
import type { PastedText } from './pasteToBlocks.ts'
import type { LeftOut } from './removeUnsupported.ts'

/** Linked words, with the address of the link. */
type Links = PastedText['unlinked']

/** The maximum number of links or marks to name. */
const named = 5

/** Describes the omitted and changed parts of a paste, in sentences for editors. Empty for a complete paste. */
export function pasteMessages({
  unlinked,
  tables = [],
  leftOut,
  renumbered = [],
}: PastedParts): string[] {
  return [
    unlinked.length > 0 &&
      t('Without a link, because the address of a link begins with https://: {links}', {
        links: linksMessage(unlinked),
      }),
    ...tables.map((rows) =>
      t('A table ({rows} × {columns}) became a paragraph for each row.', {
        rows: rows.length,
        columns: Math.max(...rows.map(({ length }) => length)),
      }),
    ),
    renumbered.length > 0 &&
      t('Numbered lists begin with 1 here. They began otherwise: {marks}', {
        marks: listOf(renumbered),
      }),
    leftOut && leftOutMessage(leftOut),
  ].filter((message) => typeof message === 'string')
}

/** Describes the omitted parts of a pasted document. Returns undefined if there are none. */
export function leftOutMessage(leftOut: LeftOut): string | undefined {
  const { pictures, comments, footnotes, deletions, rows, columns } = leftOut
  const parts = [
    pictures > 0 && t('pictures ({count})', { count: pictures }),
    comments > 0 && t('comments ({count})', { count: comments }),
    footnotes > 0 && t('footnotes ({count})', { count: footnotes }),
    deletions > 0 && t('passages that are struck out ({count})', { count: deletions }),
    rows > 0 && t('hidden rows ({count})', { count: rows }),
    columns > 0 && t('hidden columns ({count})', { count: columns }),
  ].filter((part) => part !== false)
  return parts.length > 0 ? t('Left out: {parts}', { parts: parts.join(', ') }) : undefined
}

/** Names links by their words and addresses. */
export const linksMessage = (links: Links) =>
  listOf(
    links.map(({ words, address }) =>
      words === address ? address : t('“{words}” ({address})', { words, address }),
    ),
  )

/** Joins the first names of a list. */
export const listOf = (names: string[]) =>
  [...names.slice(0, named), ...(names.length > named ? ['…'] : [])].join(', ')

type PastedParts = Pick<PastedText, 'unlinked'> &
  Partial<Pick<PastedText, 'tables' | 'leftOut' | 'renumbered'>>
