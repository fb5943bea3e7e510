import { expect, test } from 'vitest'
import { listIn } from './useFragmentList.ts'

const offered = ['GH', 'NG', 'waho-file']

test.each([
  ['#c=GH,NG', ['GH', 'NG']],
  ['#c=waho-file,GH', ['waho-file', 'GH']],
  ['#c=NG,ZZ,NG', ['NG']],
  ['#c=GH%2CNG', ['GH', 'NG']],
  ['#c=GH%2cNG', ['GH', 'NG']],
])('“%s” chooses what is offered, each once', (hash, chosen) => {
  expect(listIn(hash, 'c', offered)).toEqual(chosen)
})

test.each(['', '#routes', '#c=', '#c', '#c=gh', '#c=GHA', '#p=GH,NG'])(
  '“%s” chooses nothing',
  (hash) => {
    expect(listIn(hash, 'c', offered)).toBeUndefined()
  },
)
