import { beforeEach, expect, test } from 'vitest'
import { serveDrinks } from '../testing/drinks.ts'

const { fill, server, visitor } = serveDrinks()
beforeEach(fill)
const names = async () =>
  (await server().from('drinks').select('name').order('id')).data?.map(({ name }) => name)

test('inserted rows are returned with their defaults, if they are selected', async () => {
  const rows = [
    { id: 8, name: 'Juice' },
    { id: 9, name: 'Milk' },
  ]
  const { data, status } = await server().from('drinks').insert(rows).select('name, is_hot')
  expect(status).toBe(201)
  expect(data).toEqual([
    { name: 'Juice', is_hot: false },
    { name: 'Milk', is_hot: false },
  ])
  const one = await server().from('makers').insert({ id: 9, name: 'Ama' }).select().single()
  expect(one.data).toEqual({ id: 9, name: 'Ama' })
})

test('rows of an insert need not have the same columns', async () => {
  const rows = [
    { id: 8, name: 'Juice', price: 7 },
    { id: 9, name: 'Milk' },
  ]
  const { data } = await server().from('drinks').insert(rows).select('price').order('id')
  expect(data).toEqual([{ price: 7 }, { price: null }])
})

test('what was inserted is returned with its relations', async () => {
  const drink = { id: 8, name: 'Juice', maker_id: 2 }
  const { data } = await server().from('drinks').insert(drink).select('name, makers!maker_id(id)')
  expect(data).toEqual([{ name: 'Juice', makers: { id: 2 } }])
})

test('an update returns its rows and their number', async () => {
  const updated = await server()
    .from('drinks')
    .update({ price: 4 }, { count: 'exact' })
    .eq('id', 1)
    .select('id, price')
  expect(updated).toMatchObject({ data: [{ id: 1, price: 4 }], count: 1, status: 200 })
  const silent = await server().from('drinks').update({ price: 5 }, { count: 'exact' }).gt('id', 2)
  expect(silent).toMatchObject({ data: null, count: 2, status: 204 })
})

test('a deletion returns its rows', async () => {
  const { data } = await server()
    .from('drinks')
    .delete()
    .in('id', [2, 3])
    .select('name')
    .order('id')
  expect(data).toEqual([{ name: 'Gin' }, { name: 'Gin and tonic' }])
  expect(await names()).toEqual(['Tea', 'Water'])
})

test('an upsert changes a row with the same primary key, or inserts it', async () => {
  const rows = [
    { id: 1, name: 'Green tea' },
    { id: 9, name: 'Milk' },
  ]
  const { data, status } = await server().from('drinks').upsert(rows).select('id').order('id')
  expect(status).toBe(201)
  expect(data).toEqual([{ id: 1 }, { id: 9 }])
  expect(await names()).toEqual(['Green tea', 'Gin', 'Gin and tonic', 'Water', 'Milk'])
})

test('an upsert finds a row by other unique columns, and leaves it if it is told so', async () => {
  const makers = () => server().from('makers')
  await makers().upsert(
    { id: 3, name: 'Kofi & Sons' },
    { onConflict: 'name', ignoreDuplicates: true },
  )
  expect((await makers().select('id').order('id')).data).toEqual([{ id: 1 }, { id: 2 }])
  const { error } = await makers().upsert({ id: 1, name: 'Esi' }, { onConflict: 'id' }).select()
  expect(error).toBeNull()
  const { error: missing } = await server()
    .from('drinks')
    .upsert({ name: 'Tea' }, { onConflict: 'price' })
  expect(missing).toMatchObject({ code: '42P10' })
})

test('what breaks a key or a foreign key is a conflict', async () => {
  const twice = await server().from('makers').insert({ id: 1, name: 'Ama' })
  expect(twice).toMatchObject({ status: 409, error: { code: '23505' } })
  const nobody = await server().from('drinks').insert({ id: 8, name: 'Juice', maker_id: 7 })
  expect(nobody).toMatchObject({ status: 409, error: { code: '23503' } })
})

test('a single row is wanted of a change: with several, nothing is changed', async () => {
  const { error, status } = await server()
    .from('drinks')
    .update({ price: 1 })
    .gt('id', 1)
    .select()
    .single()
  expect([status, error?.code]).toEqual([406, 'PGRST116'])
  const { data } = await server().from('drinks').select('id').eq('price', 1)
  expect(data).toEqual([])
})

test('visitors change nothing that is not granted', async () => {
  for (const { status, error } of [
    await visitor().from('drinks').insert({ name: 'Juice' }),
    await visitor().from('drinks').upsert({ id: 1, name: 'Juice' }),
    await visitor().from('drinks').update({ name: 'Juice' }).eq('id', 1),
    await visitor().from('drinks').delete().eq('id', 1),
  ])
    expect([status, error?.code]).toEqual([401, '42501'])
})

test('an insert of nothing, and an update of nothing, change nothing', async () => {
  expect(await server().from('drinks').insert([]).select()).toMatchObject({ data: [], status: 201 })
  const { data, error } = await server().from('drinks').update({}).eq('id', 1).select()
  expect([data, error]).toEqual([[], null])
})

test.each<[string, () => PromiseLike<{ error: { message: string } | null; status: number }>]>([
  [
    'a limit of updates and deletions',
    () => server().from('drinks').delete().gt('id', 0).order('id').limit(1),
  ],
  [
    'the preference missing=default',
    () =>
      server()
        .from('drinks')
        .insert([{ name: 'Juice' }], { defaultToNull: false }),
  ],
  [
    'the preference max-affected',
    () =>
      server()
        .from('drinks')
        .delete()
        .gt('id', 0)
        .setHeader('Prefer', 'handling=strict, max-affected=1'),
  ],
])('%s is refused by its name', { tags: 'local' }, async (what, changed) => {
  const { error, status } = await changed()
  expect(status).toBe(501)
  expect(error?.message).toBe(`The local Supabase does not have ${what}`)
  expect(await names()).toHaveLength(4)
})
