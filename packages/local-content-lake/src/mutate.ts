import { z } from 'zod'
import { userOf } from './account/users.ts'
import { requestError } from './errors.ts'
import type { LakeContext } from './lake.ts'
import { parseMutations } from './mutation.ts'
import { projectOf, readFlag, readJson } from './request.ts'
import type { MutationResult, Transaction } from './transaction.ts'

const body = z.object({
  mutations: z.array(z.unknown()),
  transactionId: z.string().min(1).optional(),
})

/**
 * Applies a transaction and responds with `{transactionId, results: [{id?, operation, document?}]}`. When it responds,
 * the change is on disk and visible to queries, regardless of `visibility`.
 * @see https://www.sanity.io/docs/http-reference/mutation
 */
export const mutate = async (c: LakeContext) => {
  for (const option of ['dryRun', 'autoGenerateArrayKeys'])
    if (readFlag(c.req, option)) throw requestError(400, `${option} is not supported`)
  const returnIds = readFlag(c.req, 'returnIds')
  const returnDocuments = readFlag(c.req, 'returnDocuments')
  const request = await readJson(body, c.req)
  const mutations = parseMutations(request.mutations)

  const { transactionId, result } = await transact(
    c,
    request.transactionId,
    async (transaction) => {
      const results: MutationResult[] = []
      for (const [index, mutation] of mutations.entries())
        results.push(...(await transaction.step(index, [mutation])))
      return results
    },
  )
  const results = result.map(({ id, operation, document }) => ({
    ...(returnIds && { id }),
    ...(returnDocuments && { document }),
    operation,
  }))
  return c.json({ transactionId, results })
}

export function transact<Result>(
  c: LakeContext,
  transactionId: string | undefined,
  work: (transaction: Transaction) => Promise<Result>,
) {
  const signature = { author: userOf(c.req).id, transactionId, projectId: projectOf(c.req) }
  return c.var.lake.store.transact(c.req.param('dataset'), work, signature)
}
