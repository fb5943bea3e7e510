import {
  OrderableDocumentList,
  orderableDocumentListDeskItem,
} from '@sanity/orderable-document-list'
import { Plus } from 'lucide-react'
import type { ComponentType } from 'react'
import type { ConfigContext } from 'sanity'
import type { ListItem, MenuItem, StructureBuilder } from 'sanity/structure'
import { t } from '../i18n/t.ts'
import { insideSentence } from '../schema/rules/sentence.ts'
import { withNote } from './withNote.tsx'

const NotedList = withNote(
  OrderableDocumentList,
  t('Drag by the dots to change the order. It is live at once, without Publish.'),
)

/** Plain titles for the plugin's menu items, by action; others of its own are left out. */
const menuTitles: Record<string, string> = {
  showIncrements: t('Move with buttons instead of dragging'),
}

/**
 * Returns a list that editors order by dragging, with a button for a new document at its top, which
 * the plugin hides in a menu.
 * @param parameters field values that select the list's documents
 * @param template the initial value template of a new document
 */
export function draggableList(
  S: StructureBuilder,
  context: ConfigContext,
  {
    type,
    id = type,
    title,
    icon,
    parameters = {},
    template = type,
  }: {
    type: string
    id?: string
    title: string
    icon: ComponentType
    parameters?: Record<string, string>
    template?: string
  },
): ListItem {
  const filter = Object.keys(parameters).map((field) => `${field} == $${field}`)
  const create = S.menuItem()
    .title(t('New {thing}', { thing: insideSentence(context.schema.get(type)?.title ?? type) }))
    .icon(Plus)
    .showAsAction(true)
    .intent({ type: 'create', params: { type, template } })
    .serialize()
  const item = orderableDocumentListDeskItem({
    type,
    id,
    title,
    icon,
    S,
    context,
    createIntent: false,
    menuItems: [create],
    ...(filter.length > 0 && { filter: filter.join(' && '), params: parameters }),
  })
  /** Opens documents from links and new ones beside their own list. */
  const canHandleIntent = (_intent: string, asked: Record<string, unknown>) =>
    asked.type === type && (template === type || asked.template === template)
  const child = {
    ...item.child,
    title,
    component: NotedList,
    menuItems: renamed(item),
    canHandleIntent,
  }
  return { ...item, child } as ListItem
}

function renamed({ child }: ListItem): MenuItem[] {
  const items: MenuItem[] = child instanceof Object && 'menuItems' in child ? child.menuItems : []
  return items.flatMap((item) => {
    if (typeof item.action !== 'string') return [item]
    const title = menuTitles[item.action]
    return title ? [{ ...item, title }] : []
  })
}
