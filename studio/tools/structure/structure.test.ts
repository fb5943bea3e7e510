import type { ConfigContext, SanityDocumentLike } from 'sanity'
import { createStructureBuilder } from 'sanity/structure'
import { expect, test } from 'vitest'
import { newsTopics } from '../../../shared/content/pageTypes/newsArticle.ts'
import { serviceGroups } from '../../../shared/content/pageTypes/servicePage.ts'
import { isSingleton } from '../../documents/templates.ts'
import { schemaTypes } from '../../schema/index.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { structure } from './structure.ts'

type Node = { [field: string]: unknown }

const { workspace, panes } = await deskOver([])

const documentTypes = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)

/** The numbers of lists of types that have several. */
const listsOf: Record<string, number> = {
  servicePage: serviceGroups.length,
  newsArticle: 1 + newsTopics.length,
}

test.for(documentTypes)(
  'each %s is in one place of the structure, or in each of its lists',
  (type) => {
    const places = panes.filter((pane) => typeIn(pane) === type)
    expect(places).toHaveLength(listsOf[type] ?? 1)
    for (const { type: kind } of places) expect(kind === 'document').toBe(isSingleton(type))
  },
)

test('each group of services has its list, and a new page of it begins there', () => {
  const lists = panes.filter((pane) => typeIn(pane) === 'servicePage')
  expect(lists.map(({ options }) => (options as Node).params)).toEqual(
    serviceGroups.map((group) => ({ group })),
  )
  const templates = lists.flatMap((list) => createdIn(list)).map((template) => template.value)
  expect(templates).toEqual(serviceGroups.map((group) => ({ group })))
})

test('a group of more than a hundred services is a list that can be searched', async () => {
  const services = Array.from({ length: 101 }, (_, index) => ({
    _id: `service-${index}`,
    _type: 'servicePage',
    group: 'core',
  }))
  const lists = (await deskOver(services)).panes.filter((pane) => typeIn(pane) === 'servicePage')
  expect(lists.map(({ type }) => type)).toEqual([
    'documentList',
    ...serviceGroups.slice(1).map(() => 'component'),
  ])
  expect(lists[0]).toMatchObject({
    options: { defaultOrdering: [{ field: 'orderRank', direction: 'asc' }] },
    initialValueTemplates: [{ templateId: 'servicePage-core' }],
  })
})

test('drafts of services do not count beside what they change', async () => {
  const services = Array.from({ length: 60 }, (_, index) => `service-${index}`)
  const documents = services
    .flatMap((id) => [id, `drafts.${id}`, `versions.spring.${id}`])
    .map((_id) => ({ _id, _type: 'servicePage', group: 'core' }))
  const lists = (await deskOver(documents)).panes.filter((pane) => typeIn(pane) === 'servicePage')
  expect(lists.map(({ type }) => type)).toEqual(serviceGroups.map(() => 'component'))
})

async function deskOver(documents: SanityDocumentLike[]) {
  const { workspace } = await testWorkspace(documents)
  const [source] = workspace.unstable_sources
  if (!source) throw new Error('The Studio has no source')
  const S = createStructureBuilder({ source, perspectiveStack: [] })
  const context = { ...source, perspectiveStack: [] } as unknown as ConfigContext
  return {
    workspace,
    panes: await panesOf(structure(S, context as Parameters<typeof structure>[1])),
  }
}

/** Returns every pane that opens from a list, nested lists included. */
async function panesOf(list: unknown): Promise<Node[]> {
  const items = (serialized(list).items as unknown[])
    .map(serialized)
    .filter(({ type }) => type !== 'divider')
  const children = await Promise.all(
    items.map(async ({ child }) => {
      const pane = serialized(await (typeof child === 'function' ? child() : child))
      return pane.type === 'list' ? panesOf(pane) : [pane]
    }),
  )
  return children.flat()
}

function serialized(node: unknown): Node {
  const isBuilder = node instanceof Object && 'serialize' in node
  const { serialize } = isBuilder ? (node as { serialize: unknown }) : { serialize: undefined }
  return typeof serialize === 'function' ? serialize.call(node, { path: [] }) : (node as Node)
}

function typeIn({ options, schemaTypeName }: Node): unknown {
  return schemaTypeName ?? (options instanceof Object ? Reflect.get(options, 'type') : undefined)
}

/** Returns the templates behind a list's buttons. */
function createdIn({ menuItems }: Node) {
  const ids = (menuItems as { intent?: { params?: { template?: string } } }[]).flatMap(
    ({ intent }) => intent?.params?.template ?? [],
  )
  return workspace.templates.filter(({ id }) => ids.includes(id))
}
