import { expect, test } from 'vitest'
import { collectObjects, fieldPathText } from './fieldPaths.ts'

const inner = { _key: 'a', title: 'Title' }
const page = { _id: 'page', sections: [inner] }

test('all objects of a document are found with their paths, the outer first', () => {
  expect(collectObjects(page).map(({ object, path }) => [object, path()])).toEqual([
    [page, []],
    [page.sections, ['sections']],
    [inner, ['sections', 0]],
  ])
  expect(collectObjects('text')).toEqual([])
})

test('a field is written in Sanity’s notation, by its key where it has one', () => {
  expect(fieldPathText(['sections', 0, 'title'], page)).toBe('sections[_key=="a"].title')
  expect(fieldPathText(['tags', 1], { tags: ['one', 'two'] })).toBe('tags[1]')
})
