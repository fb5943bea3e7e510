import type { APIRequestContext } from 'playwright/test'
import { contentIndexPath } from '../../../shared/content/addresses/contentModulePaths.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { editingPorts } from '../../support/ports.ts'
import { client, pageAt } from './contentLake.ts'
import { studioExpect } from './studioExpect.ts'

/** The site that is rebuilt after publishing in the Studio. */
export const site = `http://localhost:${editingPorts.site}`

/** Returns the HTML, or another text, that the site serves at a path. */
export async function textAt(path: string): Promise<string> {
  return (await fetch(site + path)).text()
}

/** Waits until the site serves a text at a path, or no longer does. */
export async function served(path: string, text: string, isThere = true) {
  await studioExpect.poll(async () => (await textAt(path)).includes(text)).toBe(isThere)
}

/** Returns the hashes of all content modules of the site, by page and language. */
export function contentOfSite(request: APIRequestContext): Promise<string[]> {
  return Promise.all(
    languageCodes.map(async (code) => {
      // The server may close an idle connection at the moment of its next use.
      const response = await request.get(site + contentIndexPath(code), { maxRetries: 3 })
      return response.text()
    }),
  )
}

/** Publishes a change of another page and waits for it, so that the site has been rebuilt. */
export async function rebuild(): Promise<void> {
  const wording = `Published at ${Date.now()}`
  const { _id } = await pageAt('/about')
  await client.patch(_id).set({ 'hero.heading.en': wording }).commit()
  await served('/about', wording)
}
