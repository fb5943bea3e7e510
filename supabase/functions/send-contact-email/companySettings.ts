import * as z from 'zod/mini'
import { enquiryOption } from '../../../shared/content/fragments.ts'
import { apiVersion } from '../../../shared/contentLake.ts'
import { KnownFailure } from '../_shared/failure.ts'
import type { Settings } from './settings.ts'

const companySettings = z.object({
  companyName: z.string(),
  acknowledge: z.boolean(),
  /** Recipients by service; the service is null if its page was unpublished. */
  routes: z.array(z.object({ service: z.nullable(z.string()), email: z.string() })),
})

/** The Studio's settings of mail. Every editor may change them: see `recipientOf`. */
export type CompanySettings = z.output<typeof companySettings>

const answer = z.object({ result: z.nullable(companySettings) })

const query = `*[_id == "siteSettings"][0]{
  companyName,
  "acknowledge": coalesce(enquiries.acknowledge, false),
  "routes": coalesce(enquiries.routes[]{"service": ${enquiryOption('service')}, email}, [])
}`

const timeoutMs = 5_000

/**
 * Reads the settings.
 * @returns null if there are none
 * @throws Error if they cannot be read now
 */
export async function readCompanySettings({
  SANITY_PROJECT_ID: project,
  SANITY_API_HOST: host = project && `https://${project}.api.sanity.io`,
  SANITY_DATASET: dataset,
  SANITY_READ_TOKEN: token,
}: Settings): Promise<CompanySettings | null> {
  if (host === undefined) return null
  const url = `${host}/v${apiVersion}/data/query/${dataset}?${new URLSearchParams({ query })}`
  const response = await fetch(url, {
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new KnownFailure(`the Content Lake answered ${response.status}`)
  return answer.parse(await response.json()).result
}
