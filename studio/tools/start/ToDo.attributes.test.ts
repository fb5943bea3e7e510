import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLake } from 'local-content-lake'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../../scripts/environment.ts'
import { lakeClient } from '../../../scripts/services/lakeClient.ts'
import { readAttributeUsage } from './ToDo.tsx'

test('the use of attributes is read from the Content Lake', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'attributes-'))
  const lake = await startLake({ directory, port: 0 })
  const client = lakeClient(readEnvironment(), lake.address)
  const { limit, used } = await readAttributeUsage(client)
  expect({ limit, used }).toEqual({ limit: 2000, used: 0 })
  await client.create({ _id: 'gin', _type: 'drink', name: 'Gin' })
  // The document's own, and five that every document has.
  expect(await readAttributeUsage(client)).toEqual({ limit, used: 6 })
  await lake.close()
  await rm(directory, { recursive: true })
})
