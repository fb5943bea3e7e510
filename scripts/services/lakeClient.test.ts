import { queryLimitSeconds } from 'local-content-lake'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { startFaultyHost } from '../../tests/support/faultyHost.ts'
import { readEnvironment } from '../environment.ts'
import { hostedClients } from './hostedClients.ts'
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

test('a revoked token does not end reading: it is named, and none is used; one that writes never is', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const used: (string | null)[] = []
  const lake = await startFaultyHost([
    http.all('*', ({ request }) => {
      const token = request.headers.get('authorization')
      if (token === 'Bearer revoked')
        return HttpResponse.json({ message: 'Session not found' }, { status: 401 })
      used.push(token)
      return HttpResponse.json({ result: 7 })
    }),
  ])
  const hosted = { ...readEnvironment(), usesLocalLake: false, SANITY_API_HOST: lake.address }
  const readWith = (tokens: { SANITY_READ_TOKEN?: string; SANITY_WRITE_TOKEN?: string }) =>
    withContentLake({ ...hosted, ...tokens }, (client) => client.fetch('7'), { readsOnly: true })
  expect(await readWith({ SANITY_READ_TOKEN: 'good', SANITY_WRITE_TOKEN: 'revoked' })).toBe(7)
  expect(used.at(-1)).toBe('Bearer good')
  expect(await readWith({ SANITY_WRITE_TOKEN: 'good' })).toBe(7)
  expect(used.at(-1)).toBeNull()
  expect(warnings).not.toHaveBeenCalled()
  expect(await readWith({ SANITY_READ_TOKEN: 'revoked' })).toBe(7)
  expect(used.at(-1)).toBeNull()
  expect(warnings.mock.calls).toEqual([[expect.stringContaining('SANITY_READ_TOKEN')]])
  warnings.mockRestore()
  lake.close()
})

test('the live check names the refused token, and goes on with the other', async () => {
  const lake = await startFaultyHost([
    http.all('*', ({ request }) =>
      HttpResponse.json(
        { result: 7 },
        { status: request.headers.get('authorization') === 'Bearer revoked' ? 401 : 200 },
      ),
    ),
  ])
  const hosted = { ...readEnvironment(), usesLocalLake: false, SANITY_API_HOST: lake.address }
  const tokens = { SANITY_READ_TOKEN: 'good', SANITY_WRITE_TOKEN: 'revoked' }
  const { client, refusedTokens } = await hostedClients({ ...hosted, ...tokens })
  expect([refusedTokens, client?.config().token]).toEqual([['SANITY_WRITE_TOKEN'], 'good'])
  lake.close()
  expect((await hostedClients({ ...hosted, ...tokens })).refusedTokens).toEqual([])
})

test('a client waits longer than a query of the stand-in may take', () => {
  expect(lakeClient(readEnvironment()).config().timeout).toBeGreaterThan(queryLimitSeconds * 1000)
})
