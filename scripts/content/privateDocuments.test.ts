import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLake } from 'local-content-lake'
import { expect, onTestFinished, test } from 'vitest'
import { privateTypes } from '../../shared/content/privateDocuments.ts'
import { copySeededLake } from '../../tests/support/seededLake.ts'
import { readEnvironment } from '../environment.ts'
import { lakeClient } from '../services/lakeClient.ts'

test('in a public dataset nobody without a token reads reply templates, recipients of enquiries, or plans', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'private-'))
  await copySeededLake(directory)
  const lake = await startLake({ directory, port: 0, requiresToken: true })
  onTestFinished(async () => {
    await lake.close()
    await rm(directory, { recursive: true })
  })
  const anybody = lakeClient(readEnvironment(), lake.address)
  const staff = anybody.withConfig({ token: 'reads-drafts' })
  await staff.create({
    ...{ _id: 'drafts.mailSettings', _type: 'mailSettings' },
    recipients: [{ _key: 'a', email: 'trademarks@example.org' }],
  })
  await staff.create({ _id: 'drafts.opening', _type: 'plan', name: 'Tender 12 opens' })

  const read = (client: typeof staff) =>
    client.fetch<string[]>(
      'array::unique(*[_type in $types]._type)',
      { types: privateTypes },
      { perspective: 'raw' },
    )
  expect((await read(staff)).toSorted()).toEqual(privateTypes.toSorted())
  expect(await read(anybody)).toEqual([])
  expect(await anybody.fetch('count(*)')).toBeGreaterThan(50)
})
