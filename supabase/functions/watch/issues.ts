import * as z from 'zod/mini'
import { KnownFailure } from '../_shared/failure.ts'

/** A repository, and a token that may write its issues. */
export type Repository = { api: string; repository: string; token: string }

const created = z.object({ number: z.number() })

const timeoutMs = 10_000

/** Returns whether the token may read issues. @throws KnownFailure if GitHub does not answer, or fails */
export async function canReadIssues(repository: Repository): Promise<boolean> {
  const response = await send(repository, 'GET', '?per_page=1')
  await response.body?.cancel()
  if (response.status >= 500) throw new KnownFailure(`GitHub answered ${response.status}`)
  return response.ok
}

/** Opens an issue and returns its number. @throws KnownFailure if GitHub does not answer, or refuses it */
export async function openIssue(
  repository: Repository,
  { subject, text }: { subject: string; text: string },
): Promise<number> {
  const response = await request(repository, 'POST', '', { title: subject, body: text })
  return created.parse(await response.json()).number
}

/** Closes an issue. @throws KnownFailure if GitHub does not answer, or refuses it */
export async function closeIssue(repository: Repository, issue: number): Promise<void> {
  const response = await request(repository, 'PATCH', `/${issue}`, { state: 'closed' })
  await response.body?.cancel()
}

async function request(
  repository: Repository,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<Response> {
  const response = await send(repository, method, path, body)
  // An issue that somebody has deleted needs not be closed.
  if (response.ok || (method === 'PATCH' && response.status === 410)) return response
  await response.body?.cancel()
  throw new KnownFailure(`GitHub answered ${response.status}`)
}

/** @see https://docs.github.com/en/rest/issues/issues */
function send(
  { api, repository, token }: Repository,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(`${api}/repos/${repository}/issues${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'User-Agent': repository,
    },
    ...(body && { body: JSON.stringify(body) }),
    // Following a redirect could send the token to another server.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    throw new KnownFailure(`GitHub did not answer: ${error.name}`)
  })
}
