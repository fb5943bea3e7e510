import type { Endpoint } from './lake.ts'
import { limits } from './limits.ts'
import { json } from './reply.ts'

/** `GET data/stats/:dataset`: how much of the dataset's limits is used. */
export const stats: Endpoint = async ({ params: { dataset = '' } }, { store }) =>
  json({
    documents: { count: { value: store.documents(dataset).size, limit: 10_000_000 } },
    fields: { count: { value: store.attributes(dataset), limit: limits.attributesOfDataset } },
    stale: false,
  })
