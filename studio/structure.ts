import { isDocumentSchemaType } from 'sanity'
import type { StructureResolver } from 'sanity/structure'
import { isSingleton, singletonPages } from './singletons.ts'

/** The documents as the Studio lists them: what exists once as a single entry, the rest as lists. */
export const structure: StructureResolver = (S, { schema }) => {
  const single = (type: string) =>
    S.documentTypeListItem(type).child(S.document().schemaType(type).documentId(type))

  /** In the first order that the type's schema offers, which is the order of the site. */
  const listed = (type: string) => {
    const list = S.documentTypeList(type)
    const schemaType = schema.get(type)
    const siteOrder = isDocumentSchemaType(schemaType) && schemaType.orderings?.[0]
    return S.documentTypeListItem(type).child(siteOrder ? list.defaultOrdering(siteOrder.by) : list)
  }

  const lists = S.documentTypeListItems().flatMap((item) => item.getId() ?? [])
  return S.list()
    .id('content')
    .title('Content')
    .items([
      ...singletonPages.map(single),
      S.divider(),
      ...lists.filter((type) => !isSingleton(type)).map(listed),
      S.divider(),
      single('siteSettings'),
    ])
}
