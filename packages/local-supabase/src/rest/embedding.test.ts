import { expect, test } from 'vitest'
import { serveDrinks } from '../testing/drinks.ts'

const { server } = serveDrinks()

/** Selects from the drinks, or from another table. */
const select = (columns: string, table = 'drinks') =>
  server().from(table).select(columns).order('id')

test('the row that a foreign key refers to is an object, or null', async () => {
  const { data } = await select('name, maker:makers!maker_id(name)').gte('id', 3)
  expect(data).toEqual([
    { name: 'Gin and tonic', maker: { name: 'Esi (Accra), Ltd' } },
    { name: 'Water', maker: null },
  ])
})

test('the rows that refer to a row are a list', async () => {
  const { data } = await select('id, drinks!drinks_maker_id_fkey(name)', 'makers')
  expect(data).toEqual([
    { id: 1, drinks: [{ name: 'Tea' }, { name: 'Gin' }] },
    { id: 2, drinks: [{ name: 'Gin and tonic' }] },
  ])
})

test('the one row that can refer to a row is an object', async () => {
  const { data } = await select('name, recipes(text)').lte('id', 2)
  expect(data).toEqual([
    { name: 'Tea', recipes: { text: 'Boil water.' } },
    { name: 'Gin', recipes: null },
  ])
})

test('relations are embedded in relations, and all columns of both are selected', async () => {
  const { data } = await select('*, offers(shops(name))').eq('id', 2)
  expect(data).toMatchObject([{ name: 'Gin', price: 20, offers: [{ shops: { name: 'Osu' } }] }])
})

test('embedded rows are filtered, ordered and limited by the name of the relation', async () => {
  const { data } = await select('id, cheap:drinks!drinks_maker_id_fkey(name)', 'makers')
    .gt('cheap.price', 3)
    .order('price', { referencedTable: 'cheap', ascending: false })
    .limit(1, { referencedTable: 'cheap' })
  expect(data).toEqual([
    { id: 1, cheap: [{ name: 'Gin' }] },
    { id: 2, cheap: [{ name: 'Gin and tonic' }] },
  ])
})

test('with !inner, rows without a matching relation are left out, also of the count', async () => {
  const { data, count } = await server()
    .from('drinks')
    .select('name, makers!maker_id!inner(name)', { count: 'exact' })
    .eq('makers.name', 'Esi (Accra), Ltd')
  expect(data).toEqual([{ name: 'Gin and tonic', makers: { name: 'Esi (Accra), Ltd' } }])
  expect(count).toBe(1)
})

test('a relation without a foreign key is an error that names both tables', async () => {
  const { error, status } = await select('name, members(name)')
  expect(status).toBe(400)
  expect(error).toMatchObject({
    code: 'PGRST200',
    message: "Could not find a relationship between 'drinks' and 'members' in the schema cache",
  })
})

test('a relation with several foreign keys must be chosen', async () => {
  const { error, status } = await select('name, makers(name)')
  expect(status).toBe(300)
  expect(error).toMatchObject({
    code: 'PGRST201',
    hint: expect.stringContaining('makers!drinks_importer'),
  })
})

test.each([
  ['embedding through a junction table (drinks, offers, shops)', 'name, shops(name)'],
  ['spread embedding (...)', 'name, ...recipes(text)'],
])('%s is refused by its name', { tags: 'local' }, async (what, columns) => {
  const { error, status } = await select(columns)
  expect(status).toBe(501)
  expect(error?.message).toBe(`The local Supabase does not have ${what}`)
})
