import { expect, test } from 'vitest'
import { campaignLabel, parseCampaign } from './campaign.ts'

test.each([
  [
    '?utm_source=linkedin&utm_medium=social&utm_campaign=spring-2027',
    'linkedin/social/spring-2027',
  ],
  ['?service=gmp&utm_source=newsletter', 'newsletter//'],
  ['?utm_campaign=Campagne%20d%27%C3%A9t%C3%A9', '//campagne-d-ete'],
  ['?utm_source=LinkedIn&utm_source=other', 'linkedin//'],
  ['?utm_source=%20%3Cscript%3E%20', 'script//'],
  [`?utm_source=${'a'.repeat(50)}`, `${'a'.repeat(40)}//`],
])('the campaign of %s is %s', (query, campaign) => {
  expect(parseCampaign(query)).toBe(campaign)
})

test.each(['', '?utm_source=', '?utm_source=%F0%9F%9A%80', '?utm_term=a&gclid=b&source=c', '?%'])(
  'the address %j names no campaign',
  (query) => expect(parseCampaign(query)).toBeNull(),
)

test.each([
  ['linkedin/social/spring-2027', 'linkedin/social/spring-2027'],
  ['//clinic-days-2027', 'clinic-days-2027'],
  ['newsletter//', 'newsletter'],
  ['linkedin//spring-2027', 'linkedin/spring-2027'],
])('the campaign %s is shown as %s', (campaign, label) => {
  expect(campaignLabel(campaign)).toBe(label)
})
