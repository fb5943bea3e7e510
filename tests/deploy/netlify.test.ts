import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { HostDouble } from './double.ts'
import { startNetlify } from './netlify.ts'

let double: HostDouble
beforeAll(async () => {
  double = await startNetlify()
})
afterAll(() => double.close())

const jsonSchema = z.custom<z.core.JSONSchema.BaseSchema>()

/** Netlify's description of its API: Swagger 2, whose schemas are those of JSON Schema's draft 4. */
const { paths, definitions } = z
  .object({
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({ responses: z.record(z.string(), z.unknown()) }).catch({ responses: {} }),
      ),
    ),
    definitions: z.record(z.string(), jsonSchema),
  })
  .parse(
    JSON.parse(await readFile(createRequire(import.meta.url).resolve('@netlify/open-api'), 'utf8')),
  )

/** Parses an answer as Netlify's description of this operation and status says. */
function parseAnswer(path: string, method: string, status: number, answer: unknown): unknown {
  const response = paths[path]?.[method.toLowerCase()]?.responses[status]
  const { schema } = z.object({ schema: jsonSchema }).parse(response)
  const $schema = 'http://json-schema.org/draft-04/schema#'
  return z.fromJSONSchema({ ...schema, $schema, definitions }).parse(answer)
}

const digests = { files: { '/index.html': '0'.repeat(40) }, async: true }

test.each<[method: string, operation: string, path: string, body?: object]>([
  ['GET', '/sites/{site_id}', '/sites/a-site'],
  ['GET', '/sites', '/sites'],
  ['GET', '/accounts', '/accounts'],
  ['GET', '/accounts/{account_id}/env', '/accounts/a-team/env'],
  ['POST', '/sites/{site_id}/deploys', '/sites/a-site/deploys', {}],
  ['PUT', '/sites/{site_id}/deploys/{deploy_id}', '/sites/a-site/deploys/deploy0', digests],
  ['GET', '/sites/{site_id}/deploys/{deploy_id}', '/sites/a-site/deploys/deploy0'],
])('the double answers %s %s as Netlify describes', async (method, operation, path, body) => {
  const { NETLIFY_API_URL, NETLIFY_AUTH_TOKEN } = double.variables
  const response = await fetch(`${NETLIFY_API_URL}${path}`, {
    method,
    headers: { Authorization: `Bearer ${NETLIFY_AUTH_TOKEN}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer: object = await response.json()
  // Missing attributes get their defaults.
  expect(parseAnswer(operation, method, response.status, answer)).toMatchObject(answer)
})

test('an answer of another form is found', () => {
  expect(() => parseAnswer('/sites', 'GET', 200, [{ id: 7 }])).toThrow(z.ZodError)
})
