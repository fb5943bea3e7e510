import * as z from 'zod/mini'
import { KnownFailure } from '../_shared/failure.ts'
import { request } from '../_shared/request.ts'

/** A repository, and a token that may write its issues. */
export type Repository = { api: string; repository: string; token: string }

const created = z.object({ number: z.number() })

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
  const response = await write(repository, 'POST', '', { title: subject, body: text })
  return created.parse(await response.json()).number
}

/** Closes an issue. @throws KnownFailure if GitHub does not answer, or refuses it */
export async function closeIssue(repository: Repository, issue: number): Promise<void> {
  const response = await write(repository, 'PATCH', `/${issue}`, { state: 'closed' })
  await response.body?.cancel()
}

async function write(
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
  return request('GitHub', `${api}/repos/${repository}/issues${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'User-Agent': repository,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
