import { expect, test } from 'vitest'
import { configFiles } from './configFiles.ts'

// `npx vitest run scripts/hosting --update` writes them anew.
test.each(Object.entries(configFiles))('%s is what the code says', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`../../${name}`)
})
