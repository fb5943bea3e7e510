import { expect, test } from 'vitest'
import { gridIssues } from './gridField.ts'

test('an error of a table names its cell by keys, so that the list of errors opens it', () => {
  const cell = (_key: string) => ({ _key, text: { en: 'Words' } })
  const value = {
    columns: [
      { _key: 'system', title: { en: 'System' } },
      { _key: 'members', title: {} },
    ],
    rows: [
      { _key: 'aripo', cells: [cell('a'), cell('b')] },
      { _key: 'oapi', cells: [{ _key: 'c' }, cell('d')] },
    ],
  }
  expect(pathsOf(value)).toEqual([['columns', { _key: 'members' }, 'title', 'en']])
  const titled = { ...value, columns: value.columns.map((it) => ({ ...it, title: { en: 'A' } })) }
  expect(pathsOf(titled)).toEqual([['rows', { _key: 'oapi' }, 'cells', { _key: 'c' }, 'text']])
})

const pathsOf = (value: unknown) => gridIssues(value).map(({ path }) => path)
