import { z } from 'zod'
import { pageReference } from '../lists/fragments.ts'
import { type ListDefinition, listSlot } from '../lists/listDefinition.ts'
import { pageLink, pagePath } from '../shapes/link.ts'
import { localeString } from '../shapes/localized.ts'
import { point, points } from '../shapes/points.ts'

/** Service pages: in groups, with a card, an option of *Service of Interest*, and places in menu and footer. */

export const serviceGroups = ['core', 'trademark', 'regulatory', 'overview'] as const

export type ServiceGroup = (typeof serviceGroups)[number]

export const serviceCard = z.object({
  _id: z.string(),
  path: pagePath,
  title: localeString,
  summary: localeString,
  features: points(point),
  linkText: localeString.optional(),
})

const card = `{
  _id, _type, orderRank, group, "path": ${pageReference}, title, summary, features, linkText
}`

const groupPlace = `select(${serviceGroups.map((group, index) => `group == "${group}" => ${index}`).join(', ')})`

export const lists = {
  services: {
    type: 'servicePage',
    order: ['orderRank', '_id'],
    field: 'group',
    projection: card,
  },
  /** The options of *Service of Interest*, ordered by group first because ranks are per group. */
  serviceOptions: {
    type: 'servicePage',
    order: ['groupPlace', 'orderRank', '_id'],
    projection: `{_id, _type, orderRank, title, enquiryName, "groupPlace": ${groupPlace}}`,
  },
} as const satisfies Record<string, ListDefinition>

/** The chosen related services, or else the page's neighbours in its group. */
export const fields = {
  service: z.object({
    group: z.enum(serviceGroups, 'is missing or unknown'),
    related: z.array(serviceCard),
  }),
}

const relatedServices = 'related[@->._type == "servicePage"]'

export const projection = `
  "service": {
    group,
    "related": select(
      count(${relatedServices}) > 0 => ${relatedServices}->${card},
      ${listSlot({ list: 'services' satisfies keyof typeof lists, filterGroq: 'group', neighboursOf: '_id' })}
    )
  }
`

/** A page in a list of services. Service pages may have a short title. */
export const serviceLink = pageLink.extend({ shortTitle: localeString.optional() })

/** The services in the menu, and in both lists of the footer. */
export const siteLists = {
  services: z.array(serviceLink),
  footerServices: z.array(serviceLink),
  footerBodies: z.array(serviceLink),
}

/** Projection of a page for the shape `serviceLink`. */
export const serviceLinkProjection = `{_id, _type, "path": ${pageReference}, title, shortTitle}`

/** The fields that put a service page on the footer's lists, by the field of the settings with the list's order. */
export const footerFields = {
  footerServices: 'showInFooterServices',
  footerBodies: 'showInFooterBodies',
} as const

/**
 * Returns the GROQ of a footer list: first the pages of the settings' list, in its order, except unticked ones; then
 * the other ticked pages.
 */
function footerList(name: keyof typeof footerFields): string {
  const field = footerFields[name]
  const otherServices = `*[_type == "servicePage" && ${field} == true && !(_id in coalesce(^.${name}[]._ref, []))]`
  return `[
    ...coalesce(${name}[@->._type == "servicePage" && coalesce(@->.${field}, true)]->${serviceLinkProjection}, []),
    ...(${otherServices} | order(orderRank asc, _id asc) ${serviceLinkProjection})
  ]`
}

/** The maximum number of services in the menu, which every page contains. */
const maxMenuServices = 30

export const siteProjection = `
  "services": *[_type == "servicePage"] | order(orderRank asc, _id asc)[0...${maxMenuServices}] ${serviceLinkProjection},
  "footerServices": ${footerList('footerServices')},
  "footerBodies": ${footerList('footerBodies')}
`
