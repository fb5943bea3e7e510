import { z } from 'zod'
import { KnownFailure } from '../_shared/failure.ts'
import { request } from '../_shared/request.ts'

/** A repository, and a token that may write its issues. */
export type Repository = { api: string; repository: string; token: string }

const issue = z.object({ number: z.number(), title: z.string() })

/** Returns whether the token may read issues. @throws KnownFailure if GitHub does not respond, or fails */
export async function canReadIssues(repository: Repository): Promise<boolean> {
  const response = await send(repository, 'GET', '?per_page=1')
  await response.body?.cancel()
  if (response.status >= 500) throw new KnownFailure(`GitHub answered ${response.status}`)
  return response.ok
}

/**
 * Opens an issue, unless an issue with its title is open, for example because an earlier check could not record it.
 * @returns the number of the open issue
 * @throws KnownFailure if GitHub does not respond, or refuses it
 */
export async function openIssue(
  repository: Repository,
  { subject, text }: { subject: string; text: string },
): Promise<number> {
  const open = await sendChecked(repository, 'GET', '?state=open&per_page=100')
  const same = z
    .array(issue)
    .parse(await open.json())
    .find(({ title }) => title === subject)
  if (same) return same.number
  const response = await sendChecked(repository, 'POST', '', { title: subject, body: text })
  return issue.parse(await response.json()).number
}

/** Closes an issue. @throws KnownFailure if GitHub does not respond, or refuses it */
export async function closeIssue(repository: Repository, issue: number): Promise<void> {
  const response = await sendChecked(repository, 'PATCH', `/${issue}`, { state: 'closed' })
  await response.body?.cancel()
}

type Method = 'GET' | 'POST' | 'PATCH'

async function sendChecked(
  repository: Repository,
  method: Method,
  path: string,
  body?: object,
): Promise<Response> {
  const response = await send(repository, method, path, body)
  // A deleted issue (410) need not be closed.
  if (response.ok || (method === 'PATCH' && response.status === 410)) return response
  await response.body?.cancel()
  throw new KnownFailure(`GitHub answered ${response.status}`)
}

/** @see https://docs.github.com/en/rest/issues/issues */
function send(
  { api, repository, token }: Repository,
  method: Method,
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
