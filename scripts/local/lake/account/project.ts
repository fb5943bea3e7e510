import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'

const createdAt = '2020-01-01T00:00:00Z'

/** `GET projects/:project`: every project id is served. */
export const project: Endpoint = async ({ params }) =>
  json({
    id: params.project,
    displayName: 'Local project',
    // With an organization the Studio would ask for its agents and its media library.
    organizationId: null,
    organization: null,
    members: [],
    features: [],
    metadata: {},
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    createdAt,
  })

/** `GET projects/:project/datasets/:dataset/acl`: everything is allowed. */
export const acl: Endpoint = async () =>
  json([
    {
      filter: '_id in path("**")',
      permissions: ['read', 'create', 'update', 'history', 'manage', 'editHistory'],
    },
  ])

/** `GET data/references/:dataset/documents/:id/to`: references from other datasets, always none. */
export const referencesFromOtherDatasets: Endpoint = async () =>
  json({ totalCount: 0, references: [] })

/** `GET help`: the Studio's help menu, without the links to Sanity's pages. */
export const help: Endpoint = async () => json({ resources: { sectionArray: [] } })

/** `GET intake/telemetry-status`: the use of the local Studio is not reported. */
export const telemetryStatus: Endpoint = async () => json({ status: 'denied' })

export const emptyList: Endpoint = async () => json([])
export const emptyObject: Endpoint = async () => json({})
export const nothing: Endpoint = async () => json(null)
