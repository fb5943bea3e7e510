import type { SanityClient } from '@sanity/client'
import { queryLimitSeconds } from 'local-content-lake'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
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

test('a revoked token does not end reading: the other is used, or none where the dataset is public', async () => {
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
  const readWith = (tokens: { SANITY_READ_TOKEN?: string; SANITY_WRITE_TOKEN?: string }) => {
    const hosted = { usesLocalLake: false, SANITY_API_HOST: lake.address }
    const read = (client: SanityClient) => client.fetch('7')
    return withContentLake({ ...readEnvironment(), ...hosted, ...tokens }, read, {
      readsOnly: true,
    })
  }
  expect(await readWith({ SANITY_READ_TOKEN: 'revoked', SANITY_WRITE_TOKEN: 'good' })).toBe(7)
  expect(used.at(-1)).toBe('Bearer good')
  expect(await readWith({ SANITY_WRITE_TOKEN: 'revoked' })).toBe(7)
  expect(used.at(-1)).toBeNull()
  expect(warnings.mock.calls.flat()).toEqual([
    expect.stringContaining('SANITY_READ_TOKEN'),
    expect.stringContaining('SANITY_WRITE_TOKEN'),
  ])
  warnings.mockRestore()
  lake.close()
})

test('a client waits longer than a query of the stand-in may take', () => {
  expect(lakeClient(readEnvironment()).config().timeout).toBeGreaterThan(queryLimitSeconds * 1000)
})
