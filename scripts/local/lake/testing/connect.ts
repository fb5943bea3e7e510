import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { HostedProject } from './hostedProject.ts'

const config: ClientConfig = {
  useCdn: false,
  apiVersion: '2025-02-19',
  // A test wants the first answer, not the one after retries.
  maxRetries: 0,
}

/** The client as the site and the seeding use it. */
export function connect(address: string): SanityClient {
  return createClient({
    ...config,
    projectId: 'localdev',
    dataset: 'production',
    apiHost: address,
    useProjectHostname: false,
    token: 'local',
  })
}

/** The same client of a hosted project. */
export function connectToHosted(project: HostedProject): SanityClient {
  return createClient({ ...config, ...project })
}
