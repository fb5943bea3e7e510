import type { DocumentActionComponent, MapDocument } from 'sanity'
import { expect, test } from 'vitest'
import { duplicateAfter } from './duplicate.ts'

test('a copy stands between its original and what follows, and two copies differ', () => {
  const [first, second] = [copyOf('0|100008:'), copyOf('0|100008:')]
  expect(['0|10000o:', first, '0|100008:'].toSorted()).toEqual(['0|100008:', first, '0|10000o:'])
  expect(first).not.toBe(second)
})

test('a copy of a document without a place has none', () => {
  expect(copyOf(undefined)).toBeUndefined()
})

/** Returns the rank that the wrapped action gives a copy. */
function copyOf(orderRank: string | undefined): unknown {
  const asked: MapDocument[] = []
  const duplicate: DocumentActionComponent = (props) => {
    if ('mapDocument' in props) asked.push(props.mapDocument as MapDocument)
    return null
  }
  duplicateAfter(duplicate)({} as Parameters<DocumentActionComponent>[0])
  const document = { _id: 'a', _type: 'servicePage', ...(orderRank && { orderRank }) }
  return asked[0]?.(document).orderRank
}
