import {
  OrderableDocumentList,
  orderableDocumentListDeskItem,
} from '@sanity/orderable-document-list'
import { Box, Card, Flex } from '@sanity/ui'
import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ConfigContext } from 'sanity'
import type { ListItem, StructureBuilder } from 'sanity/structure'
import type { ServiceGroup } from '../../../shared/content/pageTypes/servicePage.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { serviceTemplate } from '../../documents/templates.ts'
import { t } from '../../i18n/t.ts'
import { byOrder } from '../../schema/objects/order.ts'
import { insideSentence } from '../../schema/rules/shape.ts'
import { Note } from '../../ui/Note.tsx'

/**
 * The maximum length of a draggable list. The plugin renders every row, so longer lists use the Studio's own list, with
 * a search but without dragging.
 */
const maxDraggable = 100

/**
 * Returns a list that editors order by dragging, with a button for a new document.
 * @param options.group the group of the listed service pages
 */
export function draggableList(
  S: StructureBuilder,
  context: ConfigContext,
  { type, title, group }: { type: string; title: string; group?: ServiceGroup },
): ListItem {
  const schemaType = context.schema.get(type)
  const template = group ? serviceTemplate(group) : type
  const create = S.menuItem()
    .title(t('New {thing}', { thing: insideSentence(schemaType?.title ?? type) }))
    .icon(Plus)
    .showAsAction(true)
    .intent({ type: 'create', params: { type, template } })
    .serialize()
  const item = orderableDocumentListDeskItem({
    type,
    id: group ?? type,
    title,
    S,
    context,
    createIntent: false,
    ...(schemaType?.icon && { icon: schemaType.icon }),
    ...(group && { filter: 'group == $group', params: { group } }),
  })
  /** Opens links to documents, and new documents, beside the list. */
  const canHandleIntent = (_intent: string, params: Record<string, unknown>) =>
    params.type === type && (!group || params.template === template)
  const draggable = {
    ...item.child,
    title,
    component: NotedList,
    // The plugin's own menu items are left out, because one of them reorders the whole list at once, on the live site.
    menuItems: [create],
    canHandleIntent,
  }
  if (!group) return { ...item, child: draggable } as ListItem
  const filter = '_type == $type && group == $group'
  const params = { type, group }
  const long = S.documentTypeList(type)
    .title(title)
    .filter(filter)
    .params(params)
    .apiVersion(apiVersion)
    .defaultOrdering(byOrder.by)
    .canHandleIntent(canHandleIntent)
    // The template is set last, because other calls replace it with the filter of the type.
    .initialValueTemplates([S.initialValueTemplateItem(template)])
  const client = context.getClient({ apiVersion })
  // Counts a document and its draft once, without versions, as the list shows them.
  const count = () => client.fetch<number>(`count(*[${filter}])`, params, { perspective: 'drafts' })
  const child = async () => ((await count()) > maxDraggable ? long : draggable)
  return { ...item, child } as ListItem
}

/** The plugin's list, below a note about its order. */
function NotedList(props: ComponentProps<typeof OrderableDocumentList>) {
  return (
    <Flex direction="column" height="fill">
      <Card padding={3} borderBottom>
        <Note>
          {t('Drag the dots to change the order. Visitors see it at once, without Publish.')}
        </Note>
      </Card>
      <Box flex={1} overflow="hidden">
        <OrderableDocumentList {...props} />
      </Box>
    </Flex>
  )
}
