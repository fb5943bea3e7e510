import pMap from 'p-map'
import { z } from 'zod'
import { requiredString } from '../../environment.ts'
import { pollUntil } from '../../process/pollUntil.ts'
import { writtenFile } from '../../site/siteOutput.ts'
import { netlifyConfig } from '../configFiles.ts'
import { type ApiOptions, concurrency, fileLookup, type Host, hostApi } from './hostApi.ts'

export const netlifyVariables = z.object({
  PUBLISH_TO: z.literal('netlify'),
  NETLIFY_AUTH_TOKEN: requiredString,
  NETLIFY_SITE_ID: requiredString,
})

const deploy = z.object({
  id: z.string(),
  state: z.string(),
  /** The digests of the files to upload, once the state is `prepared`. */
  required: z.array(z.string()).nullish(),
  error_message: z.string().nullish(),
})

/** States after Netlify has compared the digests with its stored files. */
const comparedStates = ['prepared', 'uploading', 'uploaded', 'processing', 'ready']

/**
 * Deploys to Netlify, by the digests of files.
 * @see https://docs.netlify.com/api/get-started/#file-digest-method
 */
export function netlify(
  { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: id }: z.output<typeof netlifyVariables>,
  { api = 'https://api.netlify.com/api/v1', pause }: ApiOptions = {},
): Host {
  const variables = ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID']
  const call = hostApi({ host: 'Netlify', api, token, variables, pause })

  const untilIn = (states: string[], deployId: string) =>
    pollUntil(
      async () => {
        const { state, required, error_message } = await call(`GET /deploys/${deployId}`, deploy)
        if (state === 'error') throw new Error(`Netlify refused the site: ${error_message}`)
        return states.includes(state) ? (required ?? []) : null
      },
      `Netlify has not finished the deploy ${deployId}.`,
      pause,
    )

  return {
    async publish(files) {
      // As Netlify's own tool does: the redirects in this file apply to the deploy.
      const settings = writtenFile('netlify.toml', netlifyConfig)
      const deployed = [...files, settings]
      const digests = deployed.map(({ path, digest }) => [`/${path}`, digest])
      const created = await call(`POST /sites/${id}/deploys`, deploy, {
        files: Object.fromEntries(digests),
        // Netlify compares many files only after its response, so the state is polled.
        async: true,
      })
      const fileOf = fileLookup(deployed)
      const upload = async (digest: string) => {
        const { path, read } = fileOf(digest)
        const content = new Uint8Array(await read())
        await call(`PUT /deploys/${created.id}/files/${encodeURI(path)}`, z.unknown(), content)
      }
      await pMap(await untilIn(comparedStates, created.id), upload, { concurrency })
      await untilIn(['ready'], created.id)
    },
  }
}
