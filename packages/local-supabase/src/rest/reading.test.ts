import { describe, expect, onTestFinished, test } from 'vitest'
import { serveDrinks } from '../testing/drinks.ts'

const { fill, server, visitor, request } = serveDrinks()
const read = () => server().from('drinks').select('id').order('id')
type Selection = ReturnType<typeof read>

describe('a filter', () => {
  test.each<[string, (selection: Selection) => PromiseLike<{ data: unknown }>, number[]]>([
    ['eq', (drinks) => drinks.eq('name', 'Gin'), [2]],
    ['neq, which unknown values do not pass', (drinks) => drinks.neq('price', 3), [2, 3]],
    ['gt and lt of one column', (drinks) => drinks.gt('price', 3).lt('price', 25), [2]],
    ['gte', (drinks) => drinks.gte('price', 20), [2, 3]],
    ['lte', (drinks) => drinks.lte('price', 20), [1, 2]],
    ['like', (drinks) => drinks.like('name', 'Gin%'), [2, 3]],
    ['ilike with asterisks', (drinks) => drinks.ilike('name', '*TONIC*'), [3]],
    ['matchRegex', (drinks) => drinks.regexMatch('name', '^(Tea|Water)$'), [1, 4]],
    ['in', (drinks) => drinks.in('id', [1, 4, 9]), [1, 4]],
    ['in with commas', (drinks) => drinks.in('name', ['Gin', 'a, "b"']), [2]],
    ['in of nothing', (drinks) => drinks.in('id', []), []],
    ['is null', (drinks) => drinks.is('price', null), [4]],
    ['is true', (drinks) => drinks.is('is_hot', true), [1]],
    ['not', (drinks) => drinks.not('price', 'is', null), [1, 2, 3]],
    ['not in', (drinks) => drinks.not('id', 'in', '(1,2)'), [3, 4]],
    ['or', (drinks) => drinks.or('price.gt.20,name.eq.Water'), [3, 4]],
    [
      'or with and, not and quotes',
      (drinks) => drinks.or('and(price.gt.3,name.not.like.*tonic),name.eq."Water"'),
      [2, 4],
    ],
    ['match', (drinks) => drinks.match({ price: 20, name: 'Gin' }), [2]],
    ['contains', (drinks) => drinks.contains('tags', ['strong', 'cold']), [3]],
    ['overlaps', (drinks) => drinks.overlaps('tags', ['cold', 'sweet']), [3]],
    ['a path in JSON', (drinks) => drinks.eq('details->origin->>city', 'Tema'), [4]],
    ['isDistinct', (drinks) => drinks.isDistinct('price', 3), [2, 3, 4]],
  ])('%s selects its rows', async (_, filtered, ids) => {
    const { data } = await filtered(read())
    expect(data).toEqual(ids.map((id) => ({ id })))
  })

  test('with a value of another type is an error that names the value', async () => {
    const { error, status } = await read().eq('id', 'tea')
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: '22P02', message: expect.stringContaining('"tea"') })
  })

  test.each([
    ['an unknown word', '/drinks?id=near.1', 'PGRST100', '"failed to parse filter (near.1)"'],
    ['a list without parentheses', '/drinks?id=in.1', 'PGRST100', '(in.1)'],
    ['an unfinished or', '/drinks?or=id.eq.1', 'PGRST100', '"failed to parse logic tree'],
    ['a column that does not exist', '/drinks?nope=eq.1', '42703', 'drinks.nope'],
    ['a relation that is not selected', '/drinks?makers.id=eq.1', 'PGRST108', "'makers'"],
    ['a NUL', '/drinks?name=eq.%00', '22021', '0x00'],
  ])('with %s is refused', async (_, path, code, message) => {
    const response = await request(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code, message: expect.stringContaining(message) })
  })
})

describe('a selection', () => {
  test('has columns by other names, cast, and out of JSON', async () => {
    const columns = 'title:name, price::text, details->origin->>city'
    const { data } = await server().from('drinks').select(columns).gte('id', 3).order('id')
    expect(data).toEqual([
      { title: 'Gin and tonic', price: '25', city: null },
      { title: 'Water', price: null, city: 'Tema' },
    ])
  })

  test('of all columns is whole, whatever they are called', async () => {
    const { data } = await server().from('drinks').select().eq('id', 1)
    expect(data).toMatchObject([{ name: 'Tea', page: null }])
    expect((await server().rpc('cheapest_drink')).data).toMatchObject({ name: 'Tea', page: null })
  })

  test('is ordered by several columns, with nulls where they are wanted', async () => {
    const { data } = await server()
      .from('drinks')
      .select('id')
      .order('is_hot', { ascending: false })
      .order('price', { ascending: false, nullsFirst: true })
    expect(data).toEqual([1, 4, 3, 2].map((id) => ({ id })))
  })

  test('is limited, or a range', async () => {
    expect((await read().limit(1)).data).toEqual([{ id: 1 }])
    expect((await read().range(1, 2)).data).toEqual([{ id: 2 }, { id: 3 }])
    const response = await request('/drinks?select=id&order=id', { headers: { Range: '2-9' } })
    expect(response.headers.get('content-range')).toBe('2-3/*')
    expect(await response.json()).toEqual([{ id: 3 }, { id: 4 }])
  })

  test('is counted, with its rows or without', async () => {
    const counted = () => server().from('drinks').select('id', { count: 'exact' }).gt('price', 3)
    expect(await counted()).toMatchObject({ count: 2, status: 200 })
    expect(await counted().order('id').limit(1)).toMatchObject({
      count: 2,
      status: 206,
      data: [{ id: 2 }],
    })
    const head = await server().from('drinks').select('*', { count: 'exact', head: true })
    expect(head).toMatchObject({ count: 4, data: null, error: null })
  })

  test('beyond the last row is refused if the rows are counted', async () => {
    const { error, status } = await server()
      .from('drinks')
      .select('id', { count: 'exact' })
      .range(10, 20)
    expect(status).toBe(416)
    expect(error).toMatchObject({
      code: 'PGRST103',
      details: 'An offset of 10 was requested, but there are only 4 rows.',
    })
  })

  test('of a single row is an object, and of another number an error', async () => {
    const { data } = await server().from('drinks').select('name').eq('id', 1).single()
    expect(data).toEqual({ name: 'Tea' })
    const none = await server().from('drinks').select().eq('id', 9).maybeSingle()
    expect(none).toMatchObject({ data: null, error: null })
    const { error, status } = await server().from('drinks').select().single()
    expect(status).toBe(406)
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 4 rows' })
  })

  test('shows visitors what grants and policies allow', async () => {
    const { data } = await visitor().from('drinks').select('name')
    expect(data).toEqual([{ name: 'Tea' }])
    const { count } = await visitor().from('drinks').select('id', { count: 'exact', head: true })
    expect(count).toBe(1)
    const { error, status } = await visitor().from('drinks').select('price')
    expect([status, error?.code]).toEqual([401, '42501'])
  })

  test.each<[string, () => PromiseLike<{ error: unknown; status: number }>, number, string]>([
    ['another schema', () => server().schema('private').from('drinks').select(), 406, 'PGRST106'],
    ['another format', () => server().from('drinks').select().csv(), 406, 'PGRST107'],
    ['a sum', () => server().from('drinks').select('price.sum()'), 400, 'PGRST123'],
  ])('of %s is refused', async (_, selected, status, code) => {
    expect(await selected()).toMatchObject({ status, error: { code } })
  })
})

describe('a function', () => {
  test('that returns a value, a row or nothing does not return a list', async () => {
    onTestFinished(fill)
    expect(await server().rpc('average_price')).toMatchObject({ data: 16, status: 200 })
    expect((await server().rpc('cheapest_drink')).data).toMatchObject({ name: 'Tea' })
    expect(await server().rpc('clear_drinks')).toMatchObject({ data: null, status: 204 })
  })

  test('that returns a set is filtered, ordered, counted and limited as a table', async () => {
    const { data, count } = await server()
      .rpc('drinks_up_to', { most: 20 }, { count: 'exact' })
      .select('name')
      .order('price', { ascending: false })
      .limit(1)
    expect(data).toEqual([{ name: 'Gin' }])
    expect(count).toBe(2)
    expect((await server().rpc('drinks_up_to').gt('price', 20)).data).toHaveLength(1)
    const names = await server().rpc('drink_names')
    expect(names.data).toEqual(['Gin', 'Gin and tonic', 'Tea', 'Water'])
  })

  test('is called by GET if it changes nothing', async () => {
    const { data } = await server().rpc('drinks_up_to', { most: 3 }, { get: true })
    expect(data).toMatchObject([{ name: 'Tea' }])
    const { error, status } = await server().rpc('clear_drinks', {}, { get: true })
    expect([status, error?.code]).toEqual([405, '25006'])
  })
})

test.each<[string, () => PromiseLike<{ error: { message: string } | null; status: number }>]>([
  ['the filter fts', () => read().textSearch('name', 'gin')],
  ['the filter sl', () => read().rangeLt('price', '[1,2)')],
  ['the modifier like(all)', () => read().likeAllOf('name', ['G%'])],
  ['nulls=stripped', () => server().from('drinks').select().stripNulls()],
  [
    'ordering by a column of an embedded relation',
    () => server().from('drinks').select('id, recipes(text)').order('recipes(text)'),
  ],
])('%s is refused by its name', { tags: 'local' }, async (what, selected) => {
  const { error, status } = await selected()
  expect(status).toBe(501)
  expect(error?.message).toBe(`The local Supabase does not have ${what}`)
})
