import { runTool } from './tools.ts'

/**
 * Sends a request to Sanity's management API, with the session of Sanity's own tool.
 * @param path with the API's version
 * @returns the response's JSON
 */
export async function askSanity(
  path: string,
  { method = 'GET', body }: { method?: 'GET' | 'POST' | 'PUT'; body?: unknown } = {},
): Promise<unknown> {
  const sent =
    body === undefined ? [] : ['--input', '-', '--header', 'Content-Type: application/json']
  const args = ['api', path, '--global', '--method', method, ...sent]
  return JSON.parse(await runTool('sanity', args, { input: JSON.stringify(body) ?? '' }))
}
