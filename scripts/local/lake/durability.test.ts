import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect } from 'vitest'
import { openStore, type Store } from './store.ts'
import { connect, test } from './testing/lake-test.ts'

const SERVE = join(import.meta.dirname, 'testing/serve.ts')
const STAMP = { _rev: 'r', _createdAt: '', _updatedAt: '' }

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

    const store = await openStore(directory)
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

    const store = await openStore(directory)
    const stored = store.documents('production')
    const history = store.history('production')
    await store.close()
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect(acknowledged.filter((id) => history.versions(`drafts.${id}`).length !== 2)).toEqual([])
    const halfPublished = [...stored.keys()].filter((id) => stored.has(`drafts.${id}`))
    expect(halfPublished).toEqual([])
  })
})

describe('a directory', () => {
  test('is refused to a second process, by the pid of the first', async ({ directory }) => {
    const { child } = await serve(directory)
    await expect(openStore(directory)).rejects.toThrow(`in use by process ${child.pid}`)
    child.kill()
    await ended(child)
  })

  test('is refused to a second lake of the same process', async ({ directory }) => {
    const store = await openStore(directory)
    await expect(openStore(directory)).rejects.toThrow('is in use by process')
    await store.close()
  })

  test('is taken over from a lock that names no running process', async ({ directory }) => {
    for (const holder of ['{"pid":999999999}', `{"pid":${process.pid},"startedAt":"0"}`, 'torn']) {
      await writeFile(join(directory, 'lock'), holder)
      const store = await openStore(directory)
      await store.close()
    }
  })
})

describe('the journal', () => {
  test.for(['{"transactionId":"t3","docu', '{"transac\n', '\0\0\0'])(
    'drops the torn last line %j',
    async (tail, { directory }) => {
      await filled(directory, ['a', 'b'])
      await appendFile(journalOf(directory), tail)
      await filled(directory, ['c'])
      expect(await storedIds(directory)).toEqual(['a', 'b', 'c'])
    },
  )

  test('is not read past a damaged line, which is named', async ({ directory }) => {
    await filled(directory, ['a', 'é', 'c'])
    const lines = (await readFile(journalOf(directory), 'utf8')).split('\n')
    lines[1] = '{damaged'
    await writeFile(journalOf(directory), lines.join('\n'))
    await expect(openStore(directory)).rejects.toThrow('journal.ndjson, line 2')
  })

  test('is compacted at start-up to the last versions of each document', async ({ directory }) => {
    for (const round of ['1', '2', '3']) await filled(directory, ['a', 'b'], round)
    const before = await readFile(journalOf(directory), 'utf8')
    const store = await openStore(directory, { keepVersions: 1, compactAbove: 3 })
    await put(store, 'c')
    await store.close()
    const after = await readFile(journalOf(directory), 'utf8')
    expect([before, after].map((text) => text.trim().split('\n').length)).toEqual([6, 3])
    expect(await storedIds(directory)).toEqual(['a', 'b', 'c'])
  })

  test('keeps the last versions of each document when it is compacted', async ({ directory }) => {
    for (const version of ['1', '2', '3']) await filled(directory, ['a', 'b'], version)
    const before = await openStore(directory)
    await before.transact('production', (copy) => copy.delete('b'))
    await before.close()
    const store = await openStore(directory, { keepVersions: 2, compactAbove: 2 })
    const history = store.history('production')
    await store.close()
    const versions = ['a', 'b'].map((id) =>
      history.versions(id).map(({ document }) => document?.version ?? null),
    )
    expect(versions).toEqual([
      ['2', '3'],
      ['3', null],
    ])
  })

  test('tells subscribers of each commit, with the documents before it', async ({ directory }) => {
    const store = await openStore(directory)
    const heard: unknown[] = []
    const stop = store.subscribe(({ documents, previous }) => heard.push([documents, previous]))
    await put(store, 'a')
    await store.transact('production', (copy) => copy.delete('a'))
    await store.transact('production', (copy) => copy.delete('none'))
    stop()
    await put(store, 'b')
    const a = { _id: 'a', _type: 'doc', ...STAMP }
    expect(heard).toEqual([
      [{ a }, { a: undefined }],
      [{ a: null }, { a }],
    ])
    await store.close()
  })
})

async function serve(directory: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [SERVE, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, address }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function filled(directory: string, ids: string[], version = ''): Promise<void> {
  const store = await openStore(directory)
  for (const id of ids) await put(store, id, version)
  await store.close()
}

async function put(store: Store, _id: string, version?: string): Promise<void> {
  await store.transact('production', (copy) =>
    copy.set({ _id, _type: 'doc', ...STAMP, ...(version && { version }) }),
  )
}

async function storedIds(directory: string): Promise<string[]> {
  const store = await openStore(directory)
  const ids = [...store.documents('production').keys()]
  await store.close()
  return ids
}

function journalOf(directory: string): string {
  return join(directory, 'journal.ndjson')
}
