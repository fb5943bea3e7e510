import { z } from 'zod'
import { cloudflare, cloudflareVariables } from './cloudflare.ts'
import { folder, folderVariables } from './folder.ts'
import type { Host } from './hostApi.ts'
import { netlify, netlifyVariables } from './netlify.ts'
import { vercel, vercelVariables } from './vercel.ts'

export const publisherVariables = z.discriminatedUnion(
  'PUBLISH_TO',
  [netlifyVariables, cloudflareVariables, vercelVariables, folderVariables],
  'must be netlify, cloudflare, vercel or folder',
)

export function chooseHost(variables: z.output<typeof publisherVariables>): Host {
  switch (variables.PUBLISH_TO) {
    case 'netlify':
      return netlify(variables)
    case 'cloudflare':
      return cloudflare(variables)
    case 'vercel':
      return vercel(variables)
    case 'folder':
      return folder(variables)
  }
}
