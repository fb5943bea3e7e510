import { expect, test } from 'vitest'
import { cellsPath, widthOf } from './cells.ts'

test('18 months are a segment of twelve, a gap, and a segment of six', () => {
  const grid = { columns: 18, group: 12 }
  expect(cellsPath(0, 18, grid)).toBe('M0 0.5h12M12.5 0.5h6')
  expect(cellsPath(11, 13, grid)).toBe('M11 0.5h1M12.5 0.5h1')
  expect(widthOf(grid)).toBe(18.5)
})

test('a line ends after its columns, also within a group', () => {
  expect(cellsPath(0, 9, { columns: 7, group: 5 })).toBe('M0 0.5h5M5.5 0.5h2M0 1.5h2')
})
