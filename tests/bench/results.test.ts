import { expect, test } from 'vitest'
import { medians, ratio, report, summarize, table, toJson } from './results.ts'

test('a median stands between the lowest and the highest value', () => {
  expect(summarize([30, 10, 20])).toEqual({ value: 20, spread: [10, 30] })
  expect(summarize([100, 9, 20, 30])).toEqual({ value: 30, spread: [9, 100] })
  expect(summarize([7])).toEqual({ value: 7, spread: [7, 7] })
})

test('compared measurements alternate', async () => {
  const taken: string[] = []
  const measure = (name: string, values: number[]) => async () => {
    taken.push(name)
    return { [name]: values.shift() ?? Number.NaN }
  }
  expect(await medians(3, [measure('ours', [3, 1, 2]), measure('other', [9, 8, 7])])).toEqual({
    ours: { value: 2, spread: [1, 3] },
    other: { value: 8, spread: [7, 9] },
  })
  expect(taken).toEqual(['ours', 'other', 'ours', 'other', 'ours', 'other'])
})

test('a ratio is one of medians', () => {
  const results = { ours: summarize([1, 3, 100]), other: summarize([2]) }
  expect(ratio(results, 'ours', 'other')).toEqual({ value: 1.5 })
})

const figures = {
  'a click, ms': { value: 123.4, spread: [99.94, 140.6] as [number, number], load: [0.512, 1.25] },
  'a size, kB': { value: 14.61, load: [1] },
}

test('a report can be read again, with rounded figures', () => {
  const words = { warm: 'the page is idle' }
  expect(report.parse(JSON.parse(toJson({ words, figures })))).toEqual({
    words,
    figures: {
      'a click, ms': { value: 123, spread: [99.9, 141], load: [0.512, 1.25] },
      'a size, kB': { value: 14.6, load: [1] },
    },
  })
})

test('a table has the spread and the load of each figure, beside those committed last', () => {
  const last = { 'a size, kB': { value: 15, load: [3] } }
  const rows = table(figures, last)
    .split('\n')
    .map((row) => row.split(/ {2,}/))
  expect(rows).toEqual([
    ['', 'now', 'spread', 'load', 'last', 'load'],
    ['a click, ms', '123', '99.9–141', '0.512–1.25', ''],
    ['a size, kB', '14.6', '1', '15', '3'],
  ])
})
