import { foldText } from '../text/foldText.ts'

const parameters = ['utm_source', 'utm_medium', 'utm_campaign'] as const

/** The limit of each part in characters, as in the check of `contacts.campaign`. */
const maxLength = 40

/** The rule of a campaign's name, with its message. */
export const campaignName = [
  /^[a-z0-9._-]{1,40}$/,
  'must be at most 40 lower-case letters, digits, dots and hyphens',
] as const

/**
 * Returns the campaign that an address names, as source, medium and name: `linkedin/social/spring-2027`, or
 * `newsletter//` with a source alone. Null if the address names none.
 * @param query of an address, such as `?utm_source=LinkedIn`
 */
export function parseCampaign(query: string): string | null {
  const params = new URLSearchParams(query)
  const parts = parameters.map((name) => toPart(params.get(name) ?? ''))
  return parts.some(Boolean) ? parts.join('/') : null
}

/** Returns the parts of a campaign that are known, for people to read: `spring-2027` for `//spring-2027`. */
export const campaignLabel = (campaign: string) => campaign.split('/').filter(Boolean).join('/')

/** Normalizes the spelling of a part, so that equal campaigns are counted together. */
function toPart(value: string): string {
  return foldText(value)
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '')
}
