import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { country } from '../../shared/content/shapes/country.ts'
import { textWidth } from './labels.ts'

const folder = 'studio/demo/countries'

test('names and capitals are about as wide as the font sets them', async () => {
  const font = openSync('web/theme/fonts/public-sans.woff2')
  if (!('layout' in font)) throw new Error('The file has several fonts')
  // In the regular weight; the medium one of the maps is 3 % wider.
  const widthOf = (text: string) =>
    [...text].reduce((sum, letter) => sum + font.layout(letter).advanceWidth, 0) / font.unitsPerEm
  for (const file of await readdir(folder)) {
    const { name, capital } = country.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
    for (const text of [...Object.values(name), ...Object.values(capital ?? {})]) {
      expect(textWidth(text) / widthOf(text), text).toBeGreaterThan(0.98)
      expect(textWidth(text) / widthOf(text), text).toBeLessThan(1.15)
    }
  }
})
