import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect } from 'vitest'
import type { Mutation } from './mutation.ts'
import { openDatabase } from './sqlite.ts'
import { createStore, type Store } from './store.ts'
import { connect, test } from './testing/lakeTest.ts'

const serveScript = join(import.meta.dirname, 'testing/serve.ts')

describe('a lake killed with SIGKILL', () => {
  test('has every acknowledged transaction when it starts again', async ({ directory }) => {
    const { child, address } = await serve(directory)
    const client = connect(address)
    const acknowledged: string[] = []
    const writes = Array.from({ length: 200 }, async (_, index) => {
      const { _id } = await client.create({ _id: `doc-${index}`, _type: 'doc' })
      acknowledged.push(_id)
      if (acknowledged.length === 50) child.kill('SIGKILL')
    })
    await Promise.allSettled(writes)
    await ended(child)
    expect(acknowledged.length).toBeGreaterThanOrEqual(50)

    const store = openStore(directory)
    const stored = new Set(store.documents('production').keys())
    await store.close()
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  })

  test('has every acknowledged action, whole, and its history', async ({ directory }) => {
    const { child, address } = await serve(directory)
    const client = connect(address)
    const acknowledged: string[] = []
    const publishes = Array.from({ length: 150 }, async (_, index) => {
      const [publishedId, draftId] = [`doc-${index}`, `drafts.doc-${index}`]
      await client.create({ _id: draftId, _type: 'doc' })
      const actionType = 'sanity.action.document.publish'
      await client.action({ actionType, publishedId, draftId })
      acknowledged.push(publishedId)
      if (acknowledged.length === 30) child.kill('SIGKILL')
    })
    await Promise.allSettled(publishes)
    await ended(child)
    expect(acknowledged.length).toBeGreaterThanOrEqual(30)

    const store = openStore(directory)
    const stored = store.documents('production')
    const versions = acknowledged.map((id) => store.history('production', [`drafts.${id}`]))
    await store.close()
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect(versions.filter(({ length }) => length !== 2)).toEqual([])
    const halfPublished = [...stored.keys()].filter((id) => stored.has(`drafts.${id}`))
    expect(halfPublished).toEqual([])
  })
})

describe('a directory', () => {
  const message = (directory: string) => `${directory} is in use by another process: stop it first`

  test('is refused to a second process, by its name', async ({ directory }) => {
    const { child } = await serve(directory)
    expect(() => openStore(directory)).toThrow(message(directory))
    child.kill()
    await ended(child)
  })

  test('is refused to a second lake of the same process', async ({ directory }) => {
    const store = openStore(directory)
    expect(() => openStore(directory)).toThrow(message(directory))
    await store.close()
  })
})

describe('the database', () => {
  test('that is damaged is not opened, and the error names it', async ({ directory }) => {
    await filled(directory, ['a', 'b', 'c'])
    const path = join(directory, 'lake.sqlite')
    const bytes = await readFile(path)
    const advice = `${path} is damaged`
    await writeFile(path, 'no database'.repeat(100))
    expect(() => openStore(directory)).toThrow(advice)
    await writeFile(path, bytes.fill(0xff, 4096))
    expect(() => openStore(directory)).toThrow(advice)
    await writeFile(path, '')
    expect(() => openStore(directory)).toThrow(`${advice} (it is empty)`)
  })

  test('is not written by a transaction without changes', async ({ directory }) => {
    const store = openStore(directory)
    const commits = store.commits()
    await put(store, 'a')
    await mutate(store, { delete: { id: 'a' } })
    await mutate(store, { delete: { id: 'none' } })
    await put(store, 'b')
    const a = expect.objectContaining({ _id: 'a', _type: 'doc' })
    for (const [id, before, after] of [
      ['a', undefined, a],
      ['a', a, undefined],
      ['b', undefined, expect.anything()],
    ]) {
      const { value } = await commits.next()
      expect(value).toMatchObject([{ changes: [{ id, before, after }] }])
    }
    await store.close()
  })
})

async function serve(directory: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [serveScript, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, address }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

function openStore(directory: string): Store {
  return createStore(openDatabase(directory), 'http://localhost:3334')
}

async function filled(directory: string, ids: string[]): Promise<void> {
  const store = openStore(directory)
  for (const id of ids) await put(store, id)
  await store.close()
}

async function put(store: Store, _id: string): Promise<void> {
  await mutate(store, { createOrReplace: { _id, _type: 'doc' } })
}

async function mutate(store: Store, mutation: Mutation): Promise<void> {
  await store.transact('production', (transaction) => transaction.step(0, [mutation]))
}
