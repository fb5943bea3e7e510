import pMap from 'p-map'
import { z } from 'zod'
import { requiredString } from '../../environment.ts'
import { pollUntil } from '../../process/pollUntil.ts'
import { type WrittenFile, writtenFile } from '../../site/siteOutput.ts'
import { projectName, vercelConfig } from '../configFiles.ts'
import {
  type ApiOptions,
  concurrency,
  fileLookup,
  type Host,
  HostError,
  hostApi,
} from './hostApi.ts'

export const vercelVariables = z.object({
  PUBLISH_TO: z.literal('vercel'),
  VERCEL_TOKEN: requiredString,
  VERCEL_ORG_ID: requiredString,
  VERCEL_PROJECT_ID: requiredString,
})

const deployment = z.object({
  id: z.string(),
  readyState: z.string(),
  errorMessage: z.string().nullish(),
})

const missingFiles = z.object({ error: z.object({ missing: z.array(z.string()) }) })

/** The files are the built site. With empty commands Vercel neither installs nor builds. */
const settings = JSON.stringify({ ...vercelConfig, installCommand: '', buildCommand: '' })

/**
 * Deploys to Vercel, by the digests of files.
 * @see https://vercel.com/docs/rest-api/deployments/create-a-new-deployment
 */
export function vercel(
  {
    VERCEL_TOKEN: token,
    VERCEL_ORG_ID: team,
    VERCEL_PROJECT_ID: project,
  }: z.output<typeof vercelVariables>,
  { api = 'https://api.vercel.com', pause }: ApiOptions = {},
): Host {
  const variables = ['VERCEL_TOKEN', 'VERCEL_ORG_ID', 'VERCEL_PROJECT_ID']
  const call = hostApi({ host: 'Vercel', api, token, variables, pause })

  const create = (files: WrittenFile[]) =>
    call(`POST /v13/deployments?skipAutoDetectionConfirmation=1&teamId=${team}`, deployment, {
      name: projectName,
      project,
      target: 'production',
      files: files.map(({ path, digest, size }) => ({ file: path, sha: digest, size })),
    })

  const deploy = (files: WrittenFile[]) =>
    create(files).catch(async (error: unknown) => {
      if (!(error instanceof HostError && error.body.includes('"missing_files"'))) throw error
      const fileOf = fileLookup(files)
      const upload = async (digest: string) => {
        const content = new Uint8Array(await fileOf(digest).read())
        const headers = { 'x-vercel-digest': digest }
        await call(`POST /v2/files?teamId=${team}`, z.unknown(), content, headers)
      }
      const { missing } = missingFiles.parse(JSON.parse(error.body)).error
      await pMap(missing, upload, { concurrency })
      return create(files)
    })

  return {
    async publish(files) {
      const { outputDirectory } = vercelConfig
      const output = files.map((file) => ({ ...file, path: `${outputDirectory}/${file.path}` }))
      const { id } = await deploy([...output, writtenFile('vercel.json', settings)])
      await pollUntil(
        async () => {
          const path = `/v13/deployments/${id}?teamId=${team}`
          const { readyState, errorMessage } = await call(`GET ${path}`, deployment)
          if (['ERROR', 'CANCELED'].includes(readyState))
            throw new Error(`Vercel refused the site (${readyState}): ${errorMessage}`)
          return readyState === 'READY' || null
        },
        `Vercel has not finished the deployment ${id}.`,
        pause,
      )
    },
  }
}
