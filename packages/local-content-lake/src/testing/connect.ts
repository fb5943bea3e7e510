import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { HostedProject } from './hostedProject.ts'

const config: ClientConfig = {
  useCdn: false,
  apiVersion: '2025-02-19',
  // Tests want the first response, not the one after retries.
  maxRetries: 0,
}

/** A client with the options that the site and the seeding use. */
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

/** A client with the same options for a hosted project. */
export function connectToHosted(project: HostedProject): SanityClient {
  return createClient({ ...config, ...project })
}
