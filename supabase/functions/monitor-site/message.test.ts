import { expect, test } from 'vitest'
import { languageCodes } from '../../../shared/languages.ts'
import { problems } from '../../../shared/monitoring/problems.ts'
import { composeMessage } from './message.ts'

const since = '2026-11-26T02:30:00Z'

test.for(problems.flatMap((name) => languageCodes.map((language) => ({ name, language }))))(
  'the message about $name has its time, and no placeholder, in $language',
  ({ name, language }) => {
    for (const is_over of [false, true]) {
      const { subject, text } = composeMessage(
        { name, since, is_over },
        'https://a.example',
        language,
      )
      expect(text).toContain('02:30')
      expect(subject + text).not.toMatch(/[{}]/)
    }
  },
)

test('characters of the address are no patterns', () => {
  const site = 'https://a.example/$&'
  expect(
    composeMessage({ name: 'site_unreachable', since, is_over: false }, site, 'en').text,
  ).toContain(`open ${site}, or`)
})

test('the message about the site has its address', () => {
  expect(
    composeMessage({ name: 'site_unreachable', since, is_over: false }, 'https://a.example', 'en')
      .text,
  ).toBe(
    `Visitors cannot open https://a.example, or their browsers refuse its certificate. Tell whoever looks after the site: docs/operations.md, “Check the live site”, lists the causes.

Since 26 November 2026 at 02:30.`,
  )
})
