import { z } from 'zod'
import { serviceLink } from '../pageTypes/servicePage.ts'
import { issueMessage } from './issueMessages.ts'
import { pagePath } from './link.ts'
import { localeString } from './localized.ts'

/** Maximum numbers of entries, for screens of medium width. */
export const navigationLimits = { menu: 7, serviceGroups: 5, footerColumns: 5 } as const

const link = { label: localeString, page: pagePath }
const entry = z.object({ _key: z.string(), ...link })
const column = { _key: z.string(), heading: localeString }

/** Pages in the menu of services. Without a heading, they are a row across the menu. */
export const serviceMenuGroup = z.object({
  _key: z.string(),
  heading: localeString.optional(),
  pages: z.array(serviceLink, 'is missing').min(1, 'has no pages'),
})

/** A column of the footer: service pages from the settings, or its own links. */
export const footerColumn = z.discriminatedUnion(
  'content',
  [
    z.object({ ...column, content: z.literal('services') }),
    z.object({ ...column, content: z.literal('bodies') }),
    z.object({
      ...column,
      content: z.literal('links'),
      links: z.array(entry, 'is missing').min(1, 'has no links'),
    }),
  ],
  'does not say what it lists',
)

export type FooterContent = z.output<typeof footerColumn>['content']

export const navigation = z.object(
  {
    _id: z.string(),
    menu: z
      .array(entry, 'is missing')
      .min(1, 'has no pages')
      .max(
        navigationLimits.menu,
        issueMessage('must have at most {count} entries', { count: navigationLimits.menu }),
      ),
    button: z.object(link, 'is missing'),
    serviceGroups: z
      .array(serviceMenuGroup)
      .max(
        navigationLimits.serviceGroups,
        issueMessage('must have at most {count} entries', {
          count: navigationLimits.serviceGroups,
        }),
      )
      .optional(),
    footerColumns: z
      .array(footerColumn, 'is missing')
      .min(1, 'has no columns')
      .max(
        navigationLimits.footerColumns,
        issueMessage('must have at most {count} columns', {
          count: navigationLimits.footerColumns,
        }),
      ),
  },
  'is missing',
)

/**
 * The maximum length of the header's menu in one line, in characters, on a screen of 1,024 pixels.
 * Measured with French names: 79 fit, 90 do not.
 */
const maxLineLength = 74

/** Returns whether the names of the menu and the button, in one language, fit into one line of the header. */
export function fitsOneLine(names: readonly string[]): boolean {
  // The space between two names is as wide as three letters.
  return names.join('   ').length <= maxLineLength
}
