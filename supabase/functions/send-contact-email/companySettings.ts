import * as z from 'zod/mini'
import { enquiryOption } from '../../../shared/content/fragments.ts'
import { apiVersion } from '../../../shared/contentLake.ts'
import { KnownFailure, reasonOf } from '../_shared/failure.ts'

// Null where the service's page was unpublished.
const route = z.object({ service: z.nullable(z.string()), email: z.string() })

const settings = z.object({
  companyName: z.string(),
  /** Whether enquirers get an acknowledgement. */
  acknowledge: z.boolean(),
  /** Recipients by service. Untrusted: see `recipientOf`. */
  routes: z.array(route),
})

/** The Studio's settings about mail, which every editor may change. */
export type CompanySettings = z.output<typeof settings>

/** The Content Lake to read from. */
export type ContentSource = { address: string; dataset: string; token?: string | undefined }

/** Reads the settings; null if there are none, or they cannot be read now. */
export type ReadCompanySettings = () => Promise<CompanySettings | null>

const query = `*[_id == "siteSettings"][0]{
  companyName,
  "acknowledge": coalesce(enquiries.acknowledge, false),
  "routes": coalesce(enquiries.routes[]{"service": ${enquiryOption('service')}, email}, [])
}`

const timeoutMs = 5_000

/**
 * Returns a function that reads the settings. Failures are logged, and mail goes out without settings.
 * @param source null if no Content Lake is configured
 */
export function readerOf(
  source: ContentSource | null,
  log: (reason: string) => void,
): ReadCompanySettings {
  if (source === null) return async () => null
  const { address, dataset, token } = source
  const url = `${address}/v${apiVersion}/data/query/${dataset}?${new URLSearchParams({ query })}`
  const headers: Record<string, string> =
    token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return async () => {
    try {
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
      const body: unknown = await response.json()
      const { success, data } = z.object({ result: z.nullable(settings) }).safeParse(body)
      if (!success) throw new KnownFailure(`the settings could not be read: ${response.status}`)
      return data.result
    } catch (error) {
      log(reasonOf(error))
      return null
    }
  }
}
