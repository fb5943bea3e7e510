import type { APIRequestContext } from 'playwright/test'
import { contentIndexPath } from '../../../shared/content/modules.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { editingPorts } from '../../support/ports.ts'
import { client, pageAt } from './contentLake.ts'
import { patient } from './patient.ts'

/** The site that follows what the Studio publishes. */
export const site = `http://localhost:${editingPorts.site}`

/** Returns the HTML, or another text, that the site serves at a path. */
export async function textAt(path: string): Promise<string> {
  return (await fetch(site + path)).text()
}

/** Waits until the site serves a text at a path, or no longer does. */
export async function served(path: string, text: string, isThere = true) {
  await patient.poll(async () => (await textAt(path)).includes(text)).toBe(isThere)
}

/** Returns the hashes of all content of the site, by page and language. */
export function contentOfSite(request: APIRequestContext): Promise<string[]> {
  return Promise.all(
    languageCodes.map(async (code) => {
      // The server may close a connection that has been idle at the moment it is used again.
      const response = await request.get(site + contentIndexPath(code), { maxRetries: 3 })
      return response.text()
    }),
  )
}

/** Publishes a change of another page and waits for it: the site has been built since. */
export async function rebuild(): Promise<void> {
  const wording = `Published at ${Date.now()}`
  const { _id } = await pageAt('/about')
  await client.patch(_id).set({ 'hero.heading.en': wording }).commit()
  await served('/about', wording)
}
