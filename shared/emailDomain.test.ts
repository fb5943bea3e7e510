import { expect, test } from 'vitest'
import { parseDomains } from './emailDomain.ts'

test('domains are separated by commas, and compared in small letters', () => {
  expect(parseDomains('accra.example, Accra-Trademarks.example', 'info@a.example')).toEqual([
    'accra.example',
    'accra-trademarks.example',
  ])
})

// An address without a domain, which emailDomain reads as '', would otherwise count as the company's.
test.each(['accra.example,', ', accra.example', 'accra.example,,'])(
  'a comma too many adds no domain: %s',
  (given) => {
    expect(parseDomains(given, 'info@a.example')).toEqual(['accra.example'])
  },
)

test('without domains, the company’s is that of its address', () => {
  expect(parseDomains(undefined, 'info@Accra.example')).toEqual(['accra.example'])
})
