import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, onTestFinished, test } from 'vitest'
import { EnvFile } from './envFile.ts'
import { pagesSteps } from './pagesSteps.ts'

test('a site that was taken over, or has other settings, is built and deployed', async () => {
  const address = 'https://api.netlify.com/api/v1/sites/a-site'
  const netlify = setupServer(http.get(address, () => HttpResponse.json({ published_deploy: {} })))
  netlify.listen()
  onTestFinished(() => netlify.close())
  const settings = new EnvFile('.env', {
    NETLIFY_AUTH_TOKEN: 'token',
    NETLIFY_SITE_ID: 'a-site',
    SITE_HOST: 'netlify',
  })
  const deployment = pagesSteps.find(({ name }) => name === 'first deployment')
  expect(await deployment?.check(settings)).toEqual({
    isDone: false,
    text: 'is of other settings',
  })
})
