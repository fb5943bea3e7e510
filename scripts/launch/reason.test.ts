import { expect, test } from 'vitest'
import { reasonInOutput } from './reason.ts'

/** What the tools printed to a refused token, shortened. */
test.each([
  [
    'wrangler',
    '',
    `\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1mA request to the Cloudflare API (/accounts/a/workers) failed.\u001b[0m

  Authentication error [code: 10000]


\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1mA request to the Cloudflare API (/user/tokens/verify) failed.\u001b[0m

APIError: A request to the Cloudflare API (/user/tokens/verify) failed.
    at throwFetchError (/wrangler-dist/cli.js:63338:19)
    at async whoami (/wrangler-dist/cli.js:354382:16)
🪵  Logs were written to "/root/wrangler.log"`,
    'A request to the Cloudflare API (/accounts/a/workers) failed. Authentication error [code: 10000]',
  ],
  [
    'netlify',
    '',
    ' ›   Error: Unauthorized: could not retrieve project\n',
    'Unauthorized: could not retrieve project',
  ],
  [
    'sanity',
    '{"statusCode":401,"error":"Unauthorized","message":"Session not found"}',
    ' ›   Warning: Running in UNKNOWN environment mode\n ›\n ›   Error: HTTP 401 Unauthorized. You may need to login again with sanity \n ›   login\n',
    'HTTP 401 Unauthorized. You may need to login again with sanity login',
  ],
  [
    'supabase in JSON',
    '{"_tag":"Error","error":{"code":"ProjectsList","message":"Unexpected error retrieving projects: {\\"message\\":\\"Unauthorized\\"}"}}',
    '',
    'Unexpected error retrieving projects: Unauthorized',
  ],
  [
    'supabase in lines',
    '',
    'unexpected deploy status 401: {"message":"Unauthorized"}\nunexpected deploy status 401: {"message":"Unauthorized"}\nTry rerunning the command with --debug to troubleshoot the error.\n',
    'unexpected deploy status 401: Unauthorized',
  ],
  ['a silent tool', '', '', 'it gives no reason'],
])('a refusal of %s is a sentence, without notices and stacks', (_, output, errors, reason) => {
  expect(reasonInOutput(output, errors)).toBe(reason)
})
