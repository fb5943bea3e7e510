import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dueFunctionsQuery, functionNames } from '../../supabase/project.ts'
import { anEnquiryRow } from '../support/anEnquiry.ts'
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  // The functions of pg_net and the vault in a hosted project.
  await database.transaction((transaction) =>
    transaction.exec(`
      create schema net;
      create table net.requests (url text, body jsonb, timeout_milliseconds integer);
      create function net.http_post(url text, body jsonb, timeout_milliseconds integer)
      returns void language sql as 'insert into net.requests values (url, body, timeout_milliseconds)';
      create schema vault;
      create table vault.decrypted_secrets (name text, decrypted_secret text);
      insert into vault.decrypted_secrets values
        ('project_url', 'https://ref.supabase.co/'), ('another', 'https://evil.example');
    `),
  )
})

afterAll(() => database.close())

beforeEach(async () => {
  await database.query('delete from public.contacts')
  await database.query('delete from net.requests')
  await database.query(
    'update private.site_build set publishes = 0, built = 0, due_at = null where sole',
  )
})

const due = () => database.query<{ name: string }>(dueFunctionsQuery)
const requests = async () => {
  await database.query('select private.call_due_functions()')
  return database.query('select * from net.requests order by url')
}
const request = (name: string) => ({
  url: `https://ref.supabase.co/functions/v1/${name}`,
  body: { due: true },
  timeout_milliseconds: 30_000,
})

test('while nothing is due, only publish-site is called, which knows where plans are', async () => {
  expect(await due()).toEqual([])
  expect(await requests()).toEqual([request('publish-site')])
})

test('each function that has something to do is called', async () => {
  await database.send(anEnquiryRow())
  expect(await requests()).toEqual([request('publish-site'), request('send-contact-email')])
  await database.query('delete from net.requests')

  await database.query('update private.site_build set publishes = 1, due_at = now() where sole')
  expect(await requests()).toEqual([request('publish-site'), request('send-contact-email')])
})

test('work that is due later, or done, calls no function', async () => {
  await database.send(anEnquiryRow())
  await database.query(`update public.contacts set email_due_at = now() + interval '1 minute'`)
  await database.query(
    `update private.site_build set publishes = 1, due_at = now() + interval '1 minute' where sole`,
  )
  expect(await due()).toEqual([])
})

test('the check of every quarter of an hour calls its function', async () => {
  await database.query('select private.call_monitor_site()')
  expect(await database.query('select * from net.requests')).toEqual([request('monitor-site')])
})

test('the names are those of functions', async () => {
  await database.send(anEnquiryRow())
  await database.query('update private.site_build set publishes = 1, due_at = now() where sole')
  const names = (await due()).map(({ name }) => name)
  expect([...names, 'monitor-site', 'mail-events'].sort()).toEqual((await functionNames()).sort())
})
