import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hostedVariables } from '../environment.ts'
import { configFiles } from './configFiles.ts'

// `npx vitest run scripts/hosting --update` updates the files.
test.each(Object.entries(configFiles))('%s is what the code says', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`../../${name}`)
})

test('the workflow gives a build every variable that it needs', async () => {
  const workflow = await readFile('.github/workflows/deploy.yml', 'utf8')
  for (const name of Object.keys(hostedVariables.shape))
    expect(workflow).toContain(`${name}: \${{ vars.${name} }}`)
})
