import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import pMap from 'p-map'
import { z } from 'zod'
import { requiredString } from '../../environment.ts'
import { headersName, redirectsName } from '../../site/hostFiles.ts'
import type { WrittenFile } from '../../site/siteOutput.ts'
import { workerConfig } from '../configFiles.ts'
import { type ApiOptions, concurrency, fileLookup, type Host, hostApi } from './hostApi.ts'

export const cloudflareVariables = z.object({
  PUBLISH_TO: z.literal('cloudflare'),
  CLOUDFLARE_API_TOKEN: requiredString,
  CLOUDFLARE_ACCOUNT_ID: requiredString,
})

/** An upload session: batches of files to upload, and its token. */
const session = z.object({
  result: z.object({ jwt: z.string(), buckets: z.array(z.array(z.string())) }),
})

/** The response to the last upload has the token to deploy the files. */
const uploadResult = z.object({ result: z.object({ jwt: z.string().nullish() }).nullish() })

/** The digest of a file, with 32 digits. It covers the type too, because Cloudflare stores the type by digest. */
const fileHash = ({ path, digest }: WrittenFile) =>
  hash('sha256', digest + extname(path)).slice(0, 32)

/**
 * Cloudflare Workers, by an upload session for static assets.
 * @see https://developers.cloudflare.com/workers/static-assets/direct-upload/
 */
export function cloudflare(
  {
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_ACCOUNT_ID: account,
  }: z.output<typeof cloudflareVariables>,
  { api = 'https://api.cloudflare.com/client/v4', pause }: ApiOptions = {},
): Host {
  const variables = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']
  const call = hostApi({ host: 'Cloudflare', api, token, variables, pause })
  const workers = `/accounts/${account}/workers`
  const script = `${workers}/scripts/${workerConfig.name}`

  /** Uploads the files of a session. @returns the token to deploy them */
  async function upload(files: WrittenFile[]): Promise<string> {
    const assets = files.map((file) => [`/${file.path}`, { hash: fileHash(file), size: file.size }])
    const { result } = await call(`POST ${script}/assets-upload-session`, session, {
      manifest: Object.fromEntries(assets),
    })
    if (result.buckets.length === 0) return result.jwt
    const fileOf = fileLookup(files, fileHash)
    const answers = await pMap(
      result.buckets,
      async (hashes) => {
        const form = new FormData()
        for (const key of hashes) {
          const { path, read } = fileOf(key)
          const type = getMimeType(path) ?? 'application/null'
          form.append(key, new File([Buffer.from(await read()).toString('base64')], key, { type }))
        }
        const headers = { Authorization: `Bearer ${result.jwt}` }
        return call(`POST ${workers}/assets/upload?base64=true`, uploadResult, form, headers)
      },
      { concurrency },
    )
    const completed = answers.map((answer) => answer.result?.jwt).find(Boolean)
    if (!completed) throw new Error('Cloudflare did not confirm that it has all files.')
    return completed
  }

  return {
    async publish(files) {
      // These two configure the Worker and are no assets.
      const settings = [headersName, redirectsName]
      const entries = files
        .filter(({ path }) => settings.includes(path))
        .map(async ({ path, read }) => [path, new TextDecoder().decode(await read())])
      const { main, compatibility_date } = workerConfig
      const { directory: _, binding, ...routing } = workerConfig.assets
      const form = new FormData()
      const assets = {
        jwt: await upload(files.filter(({ path }) => !settings.includes(path))),
        config: { ...routing, ...Object.fromEntries(await Promise.all(entries)) },
      }
      const bindings = [{ type: 'assets', name: binding }]
      const metadata = { main_module: basename(main), bindings, assets, compatibility_date }
      form.set('metadata', JSON.stringify(metadata))
      const type = 'application/javascript+module'
      form.set(basename(main), new File([await readFile(main)], basename(main), { type }))
      await call(`PUT ${script}`, z.unknown(), form)
    },
  }
}
