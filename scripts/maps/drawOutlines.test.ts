import { expect, test } from 'vitest'
import outlines from '../../web/maps/outlines.json' with { type: 'json' }
import { drawOutlines } from './drawOutlines.ts'

test('the committed outlines are those of the atlas and of the positions on the maps', () => {
  expect(drawOutlines(), 'Run npm run maintain:outlines').toEqual(outlines)
})
