import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type Project, publishableKey, startProject } from './startProject.ts'

const drink = { tags: [], details: null, is_hot: false, importer_id: null }

const makers = [
  { id: 1, name: 'Kofi & Sons' },
  { id: 2, name: 'Esi (Accra), Ltd' },
]

const drinks = [
  { ...drink, id: 1, name: 'Tea', price: 3, is_hot: true, maker_id: 1, importer_id: 2 },
  { ...drink, id: 2, name: 'Gin', price: 20, maker_id: 1, tags: ['strong'] },
  { ...drink, id: 3, name: 'Gin and tonic', price: 25, maker_id: 2, tags: ['strong', 'cold'] },
  {
    ...drink,
    id: 4,
    name: 'Water',
    price: null,
    maker_id: null,
    details: { origin: { city: 'Tema' } },
  },
]

/**
 * Starts the tests' project with four drinks. Of the clients of supabase-js, `server` has the secret key, and `visitor`
 * the publishable one.
 */
export function serveDrinks() {
  let project: Project
  const clientWith = (key: string) =>
    createClient(project.address, key, { auth: { persistSession: false } })
  const fill = async () => {
    const server = clientWith(project.secret)
    for (const table of ['drinks', 'makers', 'shops'])
      await server.from(table).delete().gte('id', 0).throwOnError()
    await server.from('makers').insert(makers).throwOnError()
    await server.from('drinks').insert(drinks).throwOnError()
    await server.from('recipes').insert({ drink_id: 1, text: 'Boil water.' }).throwOnError()
    await server.from('shops').insert({ id: 1, name: 'Osu' }).throwOnError()
    await server.from('offers').insert({ drink_id: 2, shop_id: 1 }).throwOnError()
    project.exchanges.length = 0
  }
  beforeAll(async () => {
    project = await startProject({ functions: [] })
    await fill()
  })
  afterAll(() => project.close())
  afterEach(({ task }) => {
    if (project.exchanges.length > 0) task.meta.exchanges = project.exchanges.splice(0)
  })
  return {
    /** Restores the drinks. */
    fill,
    server: () => clientWith(project.secret),
    visitor: () => clientWith(publishableKey),
    /** Requests a path with the secret key. */
    request: (path: string, init: RequestInit = {}) =>
      fetch(`${project.address}/rest/v1${path}`, {
        ...init,
        headers: { apikey: project.secret, ...init.headers },
      }),
  }
}
