import { z } from 'zod'
import { cloudflare } from './cloudflare.ts'
import { folder } from './folder.ts'
import type { Host } from './hostApi.ts'
import { netlify } from './netlify.ts'
import { vercel } from './vercel.ts'

const present = z.string('is missing')

/** The variables of the publisher's host. */
export const publisherVariables = z.discriminatedUnion(
  'PUBLISH_TO',
  [
    z.object({
      PUBLISH_TO: z.literal('netlify'),
      NETLIFY_AUTH_TOKEN: present,
      NETLIFY_SITE_ID: present,
    }),
    z.object({
      PUBLISH_TO: z.literal('cloudflare'),
      CLOUDFLARE_API_TOKEN: present,
      CLOUDFLARE_ACCOUNT_ID: present,
    }),
    z.object({
      PUBLISH_TO: z.literal('vercel'),
      VERCEL_TOKEN: present,
      VERCEL_ORG_ID: present,
      VERCEL_PROJECT_ID: present,
    }),
    z.object({ PUBLISH_TO: z.literal('folder'), PUBLISH_COMMAND: z.string().optional() }),
  ],
  'must be netlify, cloudflare, vercel or folder',
)

/** Returns the host that the variables name. */
export function chooseHost(settings: z.output<typeof publisherVariables>): Host {
  switch (settings.PUBLISH_TO) {
    case 'netlify':
      return netlify(settings)
    case 'cloudflare':
      return cloudflare(settings)
    case 'vercel':
      return vercel(settings)
    case 'folder':
      return folder(settings.PUBLISH_COMMAND)
  }
}
