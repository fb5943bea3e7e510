import { z } from 'zod'
import type { LakeContext } from '../lake.ts'
import { readJson } from '../request.ts'
import { userById, userOf } from './users.ts'

const role = { name: 'administrator', title: 'Administrator' }

export const currentUser = (c: LakeContext) =>
  c.json({
    ...userOf(c.req),
    role: role.name,
    roles: [role],
    provider: 'local',
    profileImage: null,
  })

/** Responds with one user, or a list for comma-separated ids; null for an unknown user. */
export const usersById = (c: LakeContext<'/:ids'>) => {
  const users = c.req
    .param('ids')
    .split(',')
    .map((id) => {
      const user = userById(id)
      return user ? { ...user, displayName: user.name, imageUrl: null } : null
    })
  return c.json(users.length === 1 ? users[0] : users)
}

/** Responds with the Studio's data for its user as `[{key, value}]`, for comma-separated keys. */
export const keyValues = (c: LakeContext<'/:keys'>) =>
  c.json(c.var.lake.keyValues.get(c.req.param('keys').split(',')))

const pairs = z.array(z.object({ key: z.string().min(1), value: z.json() }))

export const setKeyValues = async (c: LakeContext) => {
  const stored = await readJson(pairs, c.req)
  c.var.lake.keyValues.set(stored)
  return c.json(stored)
}

export const describeProject = (id: string) => ({
  id,
  displayName: 'Local project',
  // If the project had an organization, the Studio would request its agents and its media library.
  organizationId: null,
  organization: null,
  members: [],
  features: [],
  metadata: {},
  studioHost: null,
  isBlocked: false,
  isDisabled: false,
  isDisabledByUser: false,
  createdAt: '2020-01-01T00:00:00Z',
})

/**
 * Responds with the datasets that have content. None of them is an add-on dataset, such as the one in which the hosted
 * service keeps comments.
 */
export const listDatasets = (c: LakeContext) => {
  const names = c.req.query('addonFor') === undefined ? c.var.lake.store.datasets() : []
  return c.json(names.map((name) => ({ name, aclMode: 'public', datasetProfile: 'content' })))
}

export const accessControl = [
  {
    filter: '_id in path("**")',
    permissions: ['read', 'create', 'update', 'history', 'manage', 'editHistory'],
  },
]
