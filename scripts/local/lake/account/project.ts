import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'

const CREATED_AT = '2020-01-01T00:00:00Z'
/** `GET projects/:project`: whatever project is asked for is served here. */
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
    createdAt: CREATED_AT,
  })

/** `GET projects/:project/datasets`: those that hold documents. */
export const datasets: Endpoint = async (_, lake) =>
  json(
    lake.store.datasets().map((name) => ({
      name,
      aclMode: 'public',
      createdAt: CREATED_AT,
      createdByUserId: null,
      addonFor: null,
      datasetProfile: 'content',
      features: [],
      tags: [],
    })),
  )

/** `GET projects/:project/datasets/:dataset/acl`: all is allowed on this machine. */
export const acl: Endpoint = async () =>
  json([
    {
      filter: '_id in path("**")',
      permissions: ['read', 'create', 'update', 'history', 'manage', 'editHistory'],
    },
  ])

/** `GET projects/:project/roles` */
export const roles: Endpoint = async () =>
  json([
    {
      name: 'administrator',
      title: 'Administrator',
      description: 'May do everything',
      isCustom: false,
      projectId: 'local',
      appliesToUsers: true,
      appliesToRobots: true,
      grants: {},
    },
  ])

/** What has no content here and is asked for nevertheless. */
export const emptyList: Endpoint = async () => json([])
export const emptyObject: Endpoint = async () => json({})
export const nothing: Endpoint = async () => json(null)

/** `GET help`: the Studio's help menu, which would lead to Sanity's own pages. */
export const help: Endpoint = async () => json({ resources: { sectionArray: [] } })

/** `GET intake/telemetry-status`: nothing about the use of the local Studio leaves the machine. */
export const telemetryStatus: Endpoint = async () => json({ status: 'denied' })

/** `POST intake/:kind`: what is sent all the same is thrown away. */
export const telemetry: Endpoint = async () => json({})

/** `GET check/cors`: who gets this far may read the answers. */
export const checkCors: Endpoint = async () =>
  json({ result: { allowed: true, withCredentials: true } })
