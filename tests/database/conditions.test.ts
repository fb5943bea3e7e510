import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsDirectory } from '../../supabase/project.ts'
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

/**
 * Hosted projects load `safeupdate` for the API's connections: it refuses an update or delete without a condition, also
 * inside functions. PGlite lacks it.
 */

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

/** Returns the updates and deletes of a function that have no condition. */
function unconditional(source: string): string[] {
  const code = source.replaceAll(/--.*|'(?:[^']|'')*'/g, '').toLowerCase()
  return [...code.matchAll(/(?<!for |do )\bupdate\s+(?!skip\b)|\bdelete\s+from\b/g)]
    .map(({ index }) => statementAt(code.slice(index)))
    .filter((statement) => !/\bwhere\b/.test(withoutParentheses(statement)))
}

/** Returns the start of a text, to its semicolon or to the parenthesis that closes around it. */
function statementAt(code: string): string {
  let depth = 0
  for (const [index, letter] of [...code].entries()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth < 0 || letter === ';') return code.slice(0, index)
  }
  return code
}

function withoutParentheses(code: string): string {
  const inner = code.replaceAll(/\([^()]*\)/g, '')
  return inner === code ? code : withoutParentheses(inner)
}

test.each([
  ['update private.monitoring set mails_in_day = mails', 1],
  ['update t set a = (select b from u where c) returning true', 1],
  ['with x as (delete from t returning id) select id from x where id', 1],
  ['-- update t set a = 1\nselect 1; delete from t; select 2 where true', 1],
  ['with x as (update t set a = (1) where (b)) select id from x', 0],
  [`select a from t for update skip locked; select 'update t set a = 1'`, 0],
  ['insert into t values (1) on conflict do update set a = 1', 0],
])('an update or delete without a condition is found: %s', (source, count) => {
  expect(unconditional(source)).toHaveLength(count)
})

test('every update and delete in a function has a condition', async () => {
  const functions = await database.query<{ name: string; source: string }>(
    `select p.oid::regprocedure::text as name, p.prosrc as source from pg_proc as p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  )
  expect(functions.flatMap(({ name, source }) => unconditional(source).map(() => name))).toEqual([])
})

test('each migration has a version of its own', async () => {
  const versions = (await readdir(migrationsDirectory)).map((file) => file.split('_')[0])
  expect(versions.filter((version, index) => versions.indexOf(version) !== index)).toEqual([])
})
