import { z } from 'zod'
import { userOf } from './account/localUsers.ts'
import { requestError } from './errors.ts'
import type { Endpoint } from './lake.ts'
import { parseMutations } from './mutation.ts'
import { json } from './reply.ts'
import { readFlag } from './request.ts'
import { type MutationResult, mutationRun } from './transaction.ts'

const body = z.object({
  mutations: z.array(z.unknown()),
  transactionId: z.string().min(1).optional(),
})

/**
 * `POST data/mutate/:dataset`: applies a transaction and answers
 * `{transactionId, results: [{id?, operation, document?}]}`. Whatever the `visibility`, the change
 * is then on disk and seen by queries.
 *
 * Source: https://www.sanity.io/docs/http-reference/mutation
 */
export const mutate: Endpoint = async (request, { projectId, address, store }) => {
  const { dataset = '' } = request.params
  for (const option of ['dryRun', 'autoGenerateArrayKeys']) {
    if (readFlag(request.query, option)) throw requestError(400, `${option} is not supported`)
  }
  const returnIds = readFlag(request.query, 'returnIds')
  const returnDocuments = readFlag(request.query, 'returnDocuments')
  const parsed = body.safeParse(await request.readJson())
  if (!parsed.success) {
    const expected = '{"mutations": [...], "transactionId"?: "..."}'
    throw requestError(400, `The request body must be ${expected}`)
  }
  const mutations = parseMutations(parsed.data.mutations)

  const { transactionId, result } = await store.transact(
    dataset,
    async (copy, stamp) => {
      const run = mutationRun(copy, { ...stamp, projectId, address, dataset })
      const results: MutationResult[] = []
      for (const [index, mutation] of mutations.entries()) {
        results.push(...(await run.step(index, [mutation])))
      }
      run.finish()
      return results
    },
    { author: userOf(request.headers).id, transactionId: parsed.data.transactionId },
  )
  const results = result.map(({ id, operation, document }) => ({
    ...(returnIds && { id }),
    ...(returnDocuments && { document }),
    operation,
  }))
  return json({ transactionId, results })
}
