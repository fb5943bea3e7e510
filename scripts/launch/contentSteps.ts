import { existsSync } from 'node:fs'
import { z } from 'zod'
import { readEnvironment } from '../environment.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { accountStep } from './accountStep.ts'
import { nameOfProject } from './parts.ts'
import { askSanity } from './sanityApi.ts'
import { tokenStep } from './sanityToken.ts'
import { done, missing, type Step, takeOver } from './step.ts'
import { runTool } from './tools.ts'

const projects = z.array(z.object({ id: z.string(), displayName: z.string() }))
const organizations = z.array(z.object({ id: z.string(), name: z.string() }))
const newProject = z.object({ projectId: z.string() })
const datasets = z.array(z.object({ name: z.string() }))

/** The folder of an unpacked backup. If it exists, its content is used in place of the demo content. */
const backupFolder = 'backup/content'
export const restoreContent = ['run', 'content', '--', 'push', backupFolder, '--drafts', '--yes']

const listProjects = async () => projects.parse(await askSanity('/v2021-06-07/projects'))

export const contentSteps: Step[] = [
  accountStep({
    part: 'content',
    service: 'Sanity',
    what: 'Sign in to Sanity in the browser that opens, or make an account there',
    page: 'https://www.sanity.io/login',
    ask: listProjects,
    signedOut: /log ?in|401|unauthori/i,
    login: ['sanity', 'login'],
    tasks: ['sign in to Sanity'],
  }),
  {
    part: 'content',
    name: 'Sanity organization',
    asksOnlyIfFound: true,
    check: async (settings) => {
      if (settings.find('SANITY_PROJECT_ID')) return done('has the project')
      const organizationId = settings.find('SANITY_ORGANIZATION_ID')
      const available = organizations.parse(await askSanity('/v2025-05-14/organizations'))
      if (available.length <= 1) return done(available[0]?.name ?? 'is made with the project')
      const organization = available.find(({ id }) => id === organizationId)
      return organization
        ? done(organization.name)
        : missing(`your account has ${available.length}`)
    },
    byHand: async () => ({
      what: 'Choose the organization that owns and pays for the project',
      setting: 'SANITY_ORGANIZATION_ID',
      choices: organizations
        .parse(await askSanity('/v2025-05-14/organizations'))
        .map(({ id, name }) => ({ value: id, label: name })),
    }),
  },
  {
    part: 'content',
    name: 'Sanity project',
    check: async (settings) => {
      const id = settings.find('SANITY_PROJECT_ID')
      const project = (await listProjects()).find((project) => project.id === id)
      if (id === undefined) return missing('no SANITY_PROJECT_ID')
      if (project === undefined)
        throw new Error(`This account is not a member of the project ${id}.`)
      return done(id)
    },
    asksOnlyIfFound: true,
    byHand: async (settings) => {
      if (settings.find('SANITY_PROJECT_ID')) return null
      const name = nameOfProject(settings)
      const matches = (await listProjects()).filter(({ displayName }) => displayName === name)
      return matches.length === 0
        ? null
        : takeOver(
            'SANITY_PROJECT_ID',
            `Sanity has a project «${name}»`,
            matches.map(({ id }) => id),
          )
    },
    run: async (settings) => {
      if (settings.find('SANITY_PROJECT_ID')) return
      const organization = settings.find('SANITY_ORGANIZATION_ID')
      const owner = organization ? ['--organization', organization] : []
      const args = ['projects', 'create', nameOfProject(settings), '--yes', '--json', ...owner]
      const { projectId } = newProject.parse(JSON.parse(await runTool('sanity', args)))
      await settings.store({ SANITY_PROJECT_ID: projectId })
    },
  },
  {
    part: 'content',
    name: 'dataset',
    check: async (settings) => {
      const path = `/v2021-06-07/projects/${settings.get('SANITY_PROJECT_ID')}/datasets`
      const names = datasets.parse(await askSanity(path)).map(({ name }) => name)
      const { SANITY_DATASET } = readEnvironment()
      return names.includes(SANITY_DATASET) ? done(SANITY_DATASET) : missing('not made')
    },
    run: async () => {
      const { SANITY_DATASET } = readEnvironment()
      await runTool('sanity', ['datasets', 'create', SANITY_DATASET, '--visibility', 'public'])
    },
  },
  tokenStep('content', 'token that writes', 'SANITY_WRITE_TOKEN', 'editor'),
  tokenStep('content', 'token that reads drafts', 'SANITY_READ_TOKEN', 'viewer'),
  {
    part: 'content',
    name: 'demo content',
    check: async (settings) => {
      settings.get('SANITY_WRITE_TOKEN')
      const count = await lakeClient(readEnvironment()).fetch<number>(
        'count(*[_id == "siteSettings" || _type == "servicePage"])',
      )
      return count > 0 ? done('the dataset has content') : missing('the dataset is empty')
    },
    run: async () => {
      await runTool('npm', existsSync(backupFolder) ? restoreContent : ['run', 'seed'])
    },
  },
]
