import { contactPath } from '../content/addresses/paths.ts'
import { reasonInBody } from './refusal.ts'

/** Sends a request. @throws Error without a response */
type Send = (url: URL, init?: RequestInit) => Promise<Response>

/**
 * Sends an invalid enquiry in the same way as the live form. The database refuses it and stores nothing. Before it
 * applies the rule, the database checks the key, the rights of visitors and the policy.
 *
 * Project and key are read from the page's policy and scripts, because these decide what browsers send: a file that
 * names both would also be right if the host serves older pages or scripts beside it.
 * @param address the site's URL
 * @returns null if the rule has refused it; any other response means that enquiries cannot be stored
 * @throws Error if the site or the project sends no response, or the site names no project or key
 */
export async function probeEnquiryForm(address: string, send: Send): Promise<string | null> {
  const { project, apikey } = await readForm(address, send)
  const response = await send(new URL('/rest/v1/contacts', project), {
    method: 'POST',
    headers: { apikey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ first_name: 'A check', email: 'nowhere', message: 'Not an enquiry' }),
  })
  const text = await response.text()
  return text.includes('23514')
    ? null
    : [response.status, reasonInBody(text)].filter(Boolean).join(': ')
}

/**
 * Returns the project and the key with which the live form stores enquiries.
 * @returns the project's URL
 * @throws Error as `probeEnquiryForm` does
 */
export async function readForm(address: string, send: Send) {
  const page = await (await send(new URL(contactPath, address))).text()
  const [, sources = ''] = /connect-src ([^;"]*)/.exec(page) ?? []
  const origins = sources.split(/\s+/).filter((source) => /^https?:/.test(source))
  if (origins.length === 0) throw new Error(`${contactPath} names no Supabase project: build again`)
  const { script, apikey } = await findKey(page, address, send)
  // Of several origins, the project is the one beside its key.
  const project =
    origins.length === 1 ? origins[0] : origins.find((origin) => script.includes(origin))
  if (project === undefined)
    throw new Error(
      `${contactPath} allows no requests to the Supabase project of its scripts: build again`,
    )
  return { project, apikey }
}

/** Returns the form's key, and the script that has it, from the scripts that the page imports. */
async function findKey(page: string, address: string, send: Send) {
  const names = new Set(findScripts(page))
  // Iterates over scripts that are added meanwhile too.
  for (const name of names) {
    const script = await (await send(new URL(`/assets/${name}`, address))).text()
    const [apikey] = /sb_publishable_[\w-]+/.exec(script) ?? []
    if (apikey !== undefined) return { script, apikey }
    for (const imported of findScripts(script)) names.add(imported)
  }
  throw new Error('No script of the page has a key: build with SUPABASE_PUBLISHABLE_KEY')
}

const findScripts = (text: string) =>
  [...text.matchAll(/[\w.-]+-[\w-]{8}\.js/g)].map(([name]) => name)
