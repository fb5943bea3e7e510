import { HttpResponse, http } from 'msw'
import { z } from 'zod'
import { startFaultyHost } from '../support/faultyHost.ts'

/** A function as it was uploaded. */
export type Deployed = {
  metadata: z.output<typeof metadata>
  /** Their names are paths in the repository. */
  files: File[]
}

/** A double of Supabase's Management API with one project. */
export type ManagementApi = {
  address: string
  secrets: Record<string, string>
  /** The deployed functions by name. */
  deployed: Map<string, Deployed>
  close(): void
}

/** The project's reference. */
export const ref = 'abcdefghijklmnopqrst'

const metadata = z.object({
  entrypoint_path: z.string(),
  import_map_path: z.string(),
  verify_jwt: z.boolean(),
})
const secretList = z.array(z.object({ name: z.string(), value: z.string() }))

const project = {
  id: ref,
  ref,
  organization_id: 'organization',
  organization_slug: 'organization',
  name: 'Website',
  region: 'eu-west-1',
  status: 'ACTIVE_HEALTHY',
  created_at: '2026-01-01T00:00:00Z',
  database: {
    host: `db.${ref}.supabase.co`,
    version: '17.6.1.001',
    postgres_engine: '17',
    release_channel: 'ga',
  },
}

/** Starts the double, which implements what `link`, `secrets set` and `functions deploy` call. */
export async function startManagementApi(): Promise<ManagementApi> {
  const secrets: Record<string, string> = {}
  const deployed = new Map<string, Deployed>()
  const host = await startFaultyHost([
    http.get(`*/v1/projects/${ref}`, () => HttpResponse.json(project)),
    http.get(`*/v1/projects/${ref}/api-keys`, () =>
      HttpResponse.json([{ name: 'default', type: 'publishable', api_key: 'sb_publishable_test' }]),
    ),
    http.post(`*/v1/projects/${ref}/secrets`, async ({ request }) => {
      for (const { name, value } of secretList.parse(await request.json())) secrets[name] = value
      return HttpResponse.json([], { status: 201 })
    }),
    http.post(`*/v1/projects/${ref}/functions/deploy`, async ({ request }) => {
      const form = await request.formData()
      const slug = new URL(request.url).searchParams.get('slug') ?? ''
      deployed.set(slug, {
        metadata: metadata.parse(JSON.parse(String(form.get('metadata')))),
        files: form.getAll('file').filter((part) => part instanceof File),
      })
      const entry = { id: slug, slug, name: slug, status: 'ACTIVE', version: 1 }
      return HttpResponse.json({ ...entry, created_at: 1, updated_at: 1 }, { status: 201 })
    }),
  ])
  return { address: host.address, secrets, deployed, close: host.close }
}
