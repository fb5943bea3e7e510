import { expect, test } from 'vitest'
import { packShards, parseShard, setUps, type TestFile } from './shards.ts'
import { testFiles } from './testFiles.ts'

const secondsOf = (shard: TestFile[]) =>
  shard.reduce((sum, { seconds }) => sum + seconds, 0) +
  [...new Set(shard.map(({ group }) => group))].reduce((sum, group) => sum + setUps[group], 0)

test('four shards have every test file once, and similar durations', async () => {
  const files = await testFiles()
  expect(files.length).toBeGreaterThan(200)
  const shards = packShards(files, 4)
  expect(shards.flat().toSorted(byPath)).toEqual(files.toSorted(byPath))
  const durations = shards.map(secondsOf)
  expect(Math.max(...durations)).toBeLessThan(1.2 * Math.min(...durations))
})

const byPath = (a: TestFile, b: TestFile) => (a.path < b.path ? -1 : 1)

test('a shard is written as a number and a count', () => {
  expect(parseShard('2/4')).toEqual({ index: 2, count: 4 })
  for (const text of ['0/4', '5/4', '2', 'two/four'])
    expect(() => parseShard(text)).toThrow('--shard takes a number and a count')
})
