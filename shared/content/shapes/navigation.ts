import { z } from 'zod'
import { pagePath } from './link.ts'
import { localeString } from './localized.ts'

/** The most entries that have room on a screen of medium width. */
export const navigationLimits = { menu: 7, footerColumns: 5 } as const

const link = { label: localeString, page: pagePath }
const entry = z.object({ _key: z.string(), ...link })
const column = { _key: z.string(), heading: localeString }

/** A column of the footer: service pages as the settings list them, or links of its own. */
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

/** The header's menu and button, and the footer's columns, each in order. */
export const navigation = z.object(
  {
    _id: z.string(),
    menu: z
      .array(entry, 'is missing')
      .min(1, 'has no pages')
      .max(navigationLimits.menu, `has more than ${navigationLimits.menu} pages`),
    button: z.object(link, 'is missing'),
    footerColumns: z
      .array(footerColumn, 'is missing')
      .min(1, 'has no columns')
      .max(
        navigationLimits.footerColumns,
        `has more than ${navigationLimits.footerColumns} columns`,
      ),
  },
  'is missing',
)

/**
 * How many characters the header has room for in one line, beside the company's name and the languages on
 * a screen of 1,024 pixels. Seen with French names: 79 fit, 90 do not.
 */
const mostInLine = 74

/**
 * Returns whether the names of the menu and the button fit into one line of the header.
 * @param names in one language
 */
export function fitsOneLine(names: readonly string[]): boolean {
  // The space between two names is as wide as three letters.
  return names.join('   ').length <= mostInLine
}
