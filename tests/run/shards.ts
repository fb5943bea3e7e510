/** The set-up that the tests of a file need, by its duration in seconds. */
export const setUps = { unit: 5, site: 15, studio: 45 }

/** A file with tests, and how long they take in seconds. */
export type TestFile = { path: string; group: keyof typeof setUps; seconds: number }

type Shard = { files: TestFile[]; seconds: number }

/**
 * Packs files into shards of about the same duration: the longest first, each into the shard that is
 * then the shortest. A group's set-up counts once in each shard that has a file of it.
 */
export function packShards(files: TestFile[], count: number): TestFile[][] {
  const shards = Array.from({ length: count }, (): Shard => ({ files: [], seconds: 0 }))
  for (const file of files.toSorted((a, b) => b.seconds - a.seconds)) {
    const [shortest] = shards
      .map((shard) => ({ shard, seconds: shard.seconds + costIn(shard, file) }))
      .toSorted((a, b) => a.seconds - b.seconds)
    if (shortest === undefined) throw new Error('There must be at least one shard')
    shortest.shard.files.push(file)
    shortest.shard.seconds = shortest.seconds
  }
  return shards.map((shard) => shard.files)
}

function costIn(shard: Shard, { group, seconds }: TestFile): number {
  const isSetUp = shard.files.some((file) => file.group === group)
  return seconds + (isSetUp ? 0 : setUps[group])
}

/** Parses `2/4`: the second of four. */
export function parseShard(text: string): { index: number; count: number } {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const shard = { index: Number(index), count: Number(count) }
  if (shard.index >= 1 && shard.index <= shard.count) return shard
  throw new Error(`--shard takes a number and a count, such as 2/4, not ${text}`)
}
