import { expect, test } from 'vitest'
import { reasonInBody } from './refusal.ts'

/** What the services answer to a key that they refuse. */
test.each([
  [
    'Cloudflare',
    '{"result":null,"success":false,"errors":[{"code":10000,"message":"Authentication error"}],"messages":[]}',
    'Authentication error',
  ],
  [
    'Resend',
    '{"statusCode":401,"name":"validation_error","message":"API key is invalid"}',
    'API key is invalid',
  ],
  ['GitHub', '{"message":"Bad credentials","status":"401"}', 'Bad credentials'],
  ['Netlify', '{"code":401,"message":"Access Denied"}', 'Access Denied'],
  ['a proxy', '<!DOCTYPE html>\n<html><h1>502 Bad Gateway</h1></html>', ''],
  ['a service in plain text', 'try again later\n', 'try again later'],
])('a refusal of %s is a sentence, not JSON', (_, body, reason) => {
  expect(reasonInBody(body)).toBe(reason)
})
