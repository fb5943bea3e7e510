import type { SanityClient } from '@sanity/client'
import { describe, expect } from 'vitest'
import { conflict } from './testing/conflict.ts'
import { test } from './testing/lakeTest.ts'

const drink = { _id: 'gin', _type: 'drink', name: 'Gin' }

describe('a strong reference', () => {
  const menu = { _id: 'menu', _type: 'menu', first: { _type: 'reference', _ref: 'gin' } }
  const weakMenu = { ...menu, first: { ...menu.first, _weak: true } }

  test('keeps its target from being deleted', async ({ client }) => {
    await client.transaction().create(drink).create(menu).commit()
    await expect(client.delete('gin')).rejects.toMatchObject({
      ...conflict('documentHasExistingReferencesError', { id: 'gin', referencingIDs: ['menu'] }),
      message: expect.stringContaining('there are references to it from "menu"'),
    })
  })

  test('keeps its target from changing its type', async ({ client }) => {
    await client.transaction().create(drink).create(menu).commit()
    await expect(client.createOrReplace({ ...drink, _type: 'food' })).rejects.toMatchObject(
      conflict('documentHasExistingReferencesError'),
    )
  })

  test.for<[string, (client: SanityClient) => Promise<unknown>]>([
    ['create', (client) => client.create(menu)],
    [
      'patch',
      (client) =>
        client
          .patch('plain')
          .set({ deep: [{ a: menu.first }] })
          .commit(),
    ],
  ])('to a missing document is refused on %s', async ([, write], { client }) => {
    await client.create({ _id: 'plain', _type: 'menu' })
    await expect(write(client)).rejects.toMatchObject(
      conflict('documentReferenceDoesNotExistError', { referenceID: 'gin' }),
    )
  })

  test('is judged after the whole transaction, in any order', async ({ client }) => {
    await client.transaction().create(menu).create(drink).commit()
    await client.transaction().delete('gin').delete('menu').commit()
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('may be a weak one instead, to a document that is not there', async ({ client }) => {
    await client.create(weakMenu)
    await client.create(drink)
    await client.delete('gin')
    expect(await client.fetch('*._id')).toEqual(['menu'])
  })
})
