import { z } from 'zod'
import { requestError } from './errors.ts'
import type { Endpoint } from './lake.ts'
import { parseMutations } from './mutation.ts'
import { json } from './reply.ts'
import { type LakeRequest, readFlag } from './request.ts'
import { MutationRun } from './transaction.ts'

const body = z.object({
  mutations: z.array(z.unknown()),
  transactionId: z.string().min(1).optional(),
})

/**
 * `POST data/mutate/:dataset`: applies a transaction and answers
 * `{transactionId, results: [{id?, operation, document?}]}`.
 *
 * Every visibility is answered once the change is on disk and seen by queries.
 * Source: https://www.sanity.io/docs/http-reference/mutation
 */
export const mutate: Endpoint = async (request, lake) => {
  const { dataset = '' } = request.params
  const parsed = body.safeParse(await request.readJson())
  if (!parsed.success) {
    throw requestError(
      400,
      'The request body must be {"mutations": [...], "transactionId"?: "..."}',
    )
  }
  const mutations = parseMutations(parsed.data.mutations)
  const options = readOptions(request)

  const { transactionId, result } = await lake.store.transact(
    dataset,
    (copy, stamp) =>
      new MutationRun(copy, stamp, {
        projectId: lake.projectId,
        dataset,
        autoGenerateArrayKeys: options.autoGenerateArrayKeys,
      }).apply(mutations),
    { dryRun: options.dryRun, transactionId: parsed.data.transactionId ?? options.transactionId },
  )
  const results = result.map(({ id, operation, document }) => ({
    ...(options.returnIds && { id }),
    ...(options.returnDocuments && { document }),
    operation,
  }))
  return json({ transactionId, results })
}

function readOptions({ query }: LakeRequest) {
  const visibility = query.get('visibility') ?? 'sync'
  if (!['sync', 'async', 'deferred'].includes(visibility)) {
    throw requestError(400, `Invalid visibility "${visibility}": expected sync, async or deferred`)
  }
  return {
    returnIds: readFlag(query, 'returnIds'),
    returnDocuments: readFlag(query, 'returnDocuments'),
    dryRun: readFlag(query, 'dryRun'),
    autoGenerateArrayKeys: readFlag(query, 'autoGenerateArrayKeys'),
    transactionId: query.get('transactionId') ?? undefined,
  }
}
