import { readFile } from 'node:fs/promises'
import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { loadDemo } from '../../../scripts/content/demo.ts'
import { recordPrefix, recordType } from '../../../shared/publishing/buildRecord.ts'

/** The filter of Sanity's webhook in docs/hosting.md. */
const guide = await readFile('docs/hosting.md', 'utf8')
const [, filter = ''] = /^- Filter: `([^`]+)`/m.exec(guide) ?? []

type Doc = { _id: string; _type: string; title?: string }

/** Returns whether the webhook is called for a change; null is a missing document. */
async function calls(before: Doc | null, after: Doc | null): Promise<unknown> {
  const tree = parse(filter, { mode: 'delta' })
  return (await evaluate(tree, { before, after, root: after ?? before })).get()
}

async function onEachChange(doc: Doc) {
  return {
    create: await calls(null, doc),
    update: await calls(doc, { ...doc, title: 'Another' }),
    delete: await calls(doc, null),
  }
}

test('the webhook calls for each change of each published document', async () => {
  const published = (await loadDemo()).filter(({ _id }) => !_id.startsWith('drafts.'))
  for (const { _id, _type } of published)
    expect(await onEachChange({ _id, _type }), _id).toEqual({
      create: true,
      update: true,
      delete: true,
    })
})

describe('the webhook calls for no change of', () => {
  test.each([
    ['a draft', { _id: 'drafts.page-home', _type: 'page' }],
    ['a version in a release', { _id: 'versions.rSpring.page-home', _type: 'page' }],
    ['a release', { _id: '_.releases.rSpring', _type: 'system.release' }],
    ['an uploaded image', { _id: 'image-abc-10x10-png', _type: 'sanity.imageAsset' }],
    ['an uploaded file', { _id: 'file-abc-pdf', _type: 'sanity.fileAsset' }],
    ['a record of a build', { _id: `${recordPrefix}20261121101500000`, _type: recordType }],
  ])('%s', async (_, doc) => {
    expect(await onEachChange(doc)).toEqual({ create: false, update: false, delete: false })
  })
})
