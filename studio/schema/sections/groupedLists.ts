import type { Rule } from 'sanity'
import { z } from 'zod'
import { optionalPoints, point } from '../../../shared/content/shapes/points.ts'
import {
  type groupedLists,
  nothingListed,
  nothingToChoose,
} from '../../../web/sections/groupedLists/shape.ts'
import type { StudioFields } from '../formFields.ts'
import { issueText } from '../rules/shape.ts'

const withPages = z.object({ pages: z.array(z.unknown()).nonempty() })

const entriesOrPages = (rule: Rule) =>
  rule.custom((value: unknown, { parent }) => {
    const hasEntries = optionalPoints(point).safeParse(value).data !== undefined
    return hasEntries || withPages.safeParse(parent).success || issueText(nothingListed)
  })

const guidedSection = z.object({ guided: z.literal(true), items: z.array(z.unknown()) })
const withHeadings = z.array(
  z.object({ lists: z.array(z.object({ heading: z.object({ en: z.string().min(1) }) })) }),
)

const withChoices = (rule: Rule) =>
  rule.custom((_, { parent }) => {
    const { data } = guidedSection.safeParse(parent)
    return !data || withHeadings.safeParse(data.items).success || issueText(nothingToChoose)
  })

export const groupedListsFields: StudioFields<typeof groupedLists> = {
  guided: { validation: withChoices },
  'items.lists.items': { validation: entriesOrPages },
}
