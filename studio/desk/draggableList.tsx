import {
  OrderableDocumentList,
  orderableDocumentListDeskItem,
} from '@sanity/orderable-document-list'
import { Box, Card, Flex, Text } from '@sanity/ui'
import { Plus } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import type { ConfigContext } from 'sanity'
import type { ListItem, StructureBuilder } from 'sanity/structure'
import { t } from '../i18n/t.ts'
import { insideSentence } from '../schema/rules/shape.ts'

type DraggableListOptions = {
  type: string
  id?: string
  title: string
  icon: ComponentType
  /** Field values that select the list's documents. */
  parameters?: Record<string, string>
  /** The initial value template of a new document. */
  template?: string
}

/** Returns a list that editors order by dragging, with a button for a new document at its top. */
export function draggableList(
  S: StructureBuilder,
  context: ConfigContext,
  { type, id = type, title, icon, parameters = {}, template = type }: DraggableListOptions,
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
    ...(filter.length > 0 && { filter: filter.join(' && '), params: parameters }),
  })
  const child = {
    ...item.child,
    title,
    component: NotedList,
    // Without the plugin's own: one of them puts the whole list in another order, live at once.
    menuItems: [create],
    /** Opens documents from links and new ones beside their own list. */
    canHandleIntent: (_intent: string, asked: Record<string, unknown>) =>
      asked.type === type && (template === type || asked.template === template),
  }
  return { ...item, child } as ListItem
}

/** The plugin's list below a line about its order. */
function NotedList(props: ComponentProps<typeof OrderableDocumentList>) {
  return (
    <Flex direction="column" height="fill">
      <Card padding={3} borderBottom>
        <Text size={1} muted>
          {t('Drag the dots to change the order. Visitors see it at once, without Publish.')}
        </Text>
      </Card>
      <Box flex={1} overflow="hidden">
        <OrderableDocumentList {...props} />
      </Box>
    </Flex>
  )
}
