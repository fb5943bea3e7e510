import { type ComponentProps, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { BeforeLaunch } from './BeforeLaunch.tsx'

const useLiveQuery = vi.hoisted(() => vi.fn<() => object>())

vi.mock('../../queries/useLiveQuery.ts', () => ({ useLiveQuery }))
vi.mock('sanity', async (original) => ({
  ...(await original()),
  useSchema: () => ({ get: () => undefined }),
}))
vi.mock('sanity/router', async (original) => ({
  ...(await original()),
  IntentLink: ({ children, params }: ComponentProps<'a'> & { params: { path: string } }) =>
    createElement('a', { href: `#${params.path}` }, children),
}))

const complete = {
  emails: { info: 'info@accrapharma.com' },
  legal: {
    registeredName: 'A Company Ltd',
    registrationNumber: 'CS123456789',
    postalAddress: 'P.O. Box 1, Accra',
    dataProtectionNumber: '1234567',
    webHost: 'A host, Ghana',
    credentials: [],
    effectiveDate: '2026-12-01',
  },
}
const missing = { ...complete, emails: { info: 'info@accrapharma.example' } }

const linksFor = async (result: object | null | undefined) => {
  useLiveQuery.mockReturnValue({ result })
  const view = await render(<BeforeLaunch />)
  return [...view.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

test('settings that the company has yet to supply are links to their fields, until nothing is missing', async () => {
  expect(await linksFor(missing)).toEqual(['#emails.info', '#confirmedPublic'])
  expect(await linksFor({ ...missing, confirmedPublic: true })).toEqual(['#emails.info'])
  expect(await linksFor(complete)).toEqual([])
})

test('nothing is said while the settings are loading, or there are none', async () => {
  expect(await linksFor(undefined)).toEqual([])
  expect(await linksFor(null)).toEqual([])
})
