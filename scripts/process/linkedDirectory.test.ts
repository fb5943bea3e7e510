import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceLinked, restoreLink } from './linkedDirectory.ts'

let directory = ''
let link = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'linked-'))
  link = join(directory, 'site')
})
afterEach(() => rm(directory, { recursive: true }))

const write = (content: string) =>
  replaceLinked(link, async (stage) => {
    await mkdir(stage, { recursive: true })
    await writeFile(join(stage, 'index.html'), content)
    return content
  })
const served = () => readFile(join(link, 'index.html'), 'utf8')
/** On Windows links are absolute, and their targets end with a separator. */
const target = async () => basename(await readlink(link))
const entries = async () => (await readdir(directory)).sort()

test('the directory is written beside the one that is read, by turns', async () => {
  expect(await write('one')).toBe('one')
  expect(await target()).toBe('site.a')
  await write('two')
  expect([await target(), await served()]).toEqual(['site.b', 'two'])
  expect(await readFile(join(directory, 'site.a/index.html'), 'utf8')).toBe('one')
  await write('three')
  expect([await target(), await served()]).toEqual(['site.a', 'three'])
  expect(await entries()).toEqual(['site', 'site.a', 'site.b'])
})

test('a failure leaves what is read, and nothing of the new one', async () => {
  await write('one')
  const failing = replaceLinked(link, async (stage) => {
    await mkdir(stage)
    throw new Error('The disk is full')
  })
  await expect(failing).rejects.toThrow('The disk is full')
  expect(await served()).toBe('one')
  expect(await entries()).toEqual(['site', 'site.a'])
})

test('a directory becomes a link to it, in place of older files of its name', async () => {
  await mkdir(link)
  await writeFile(join(link, 'index.html'), 'before links')
  await mkdir(`${link}.a`)
  await writeFile(join(`${link}.a`, 'old.html'), '')
  restoreLink(link)
  expect([await target(), await served()]).toEqual(['site.a', 'before links'])
  expect(await readdir(link)).toEqual(['index.html'])
  expect(await entries()).toEqual(['site', 'site.a'])
})

test('what a killed process has begun is completed where nothing is served, and dropped where something is', async () => {
  await mkdir(`${link}.a`)
  await writeFile(join(`${link}.a`, 'index.html'), 'one')
  await symlink(`${link}.a`, `${link}.next`, 'junction')
  restoreLink(link)
  expect([await target(), await served()]).toEqual(['site.a', 'one'])
  await symlink(`${link}.b`, `${link}.next`, 'junction')
  restoreLink(link)
  expect(await target()).toBe('site.a')
  expect(await entries()).toEqual(['site', 'site.a'])
})

test('where there is nothing, nothing is restored', async () => {
  restoreLink(link)
  expect(await entries()).toEqual([])
})

test('a directory from before links is replaced, whatever its name', async () => {
  link = join(directory, 'my.app')
  await mkdir(link)
  for (const [content, expected] of [
    ['one', 'my.app.b'],
    ['two', 'my.app.a'],
    ['three', 'my.app.b'],
  ] as const) {
    await write(content)
    expect([await target(), await served()]).toEqual([expected, content])
  }
})

test('the reason of a failure is reported where nothing was written', async () => {
  const failing = replaceLinked(link, () => Promise.reject(new Error('No content')))
  await expect(failing).rejects.toThrow('No content')
})
