import { queryLimitSeconds } from 'local-content-lake'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFaultyHost } from '../../tests/support/faultyHost.ts'
import { readEnvironment } from '../environment.ts'
import { lakeClient, withContentLake } from './lakeClient.ts'

test('a token that Sanity refuses is named by its variable', async () => {
  const lake = await startFaultyHost([
    http.all('*', () =>
      HttpResponse.json({ error: 'Unauthorized', message: 'Session not found' }, { status: 401 }),
    ),
  ])
  const environment = {
    ...readEnvironment(),
    usesLocalLake: false,
    SANITY_API_HOST: lake.address,
    SANITY_READ_TOKEN: 'expired',
  }
  await expect(withContentLake(environment, (client) => client.fetch('*'))).rejects.toThrow(
    /SANITY_WRITE_TOKEN or SANITY_READ_TOKEN is missing, expired/,
  )
  lake.close()
})

test('a client waits longer than a query of the stand-in may take', () => {
  expect(lakeClient(readEnvironment()).config().timeout).toBeGreaterThan(queryLimitSeconds * 1000)
})
