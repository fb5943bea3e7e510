import { BriefcaseMedical } from 'lucide-react'
import { footerFields } from '../../../shared/content/pageTypes/servicePage.ts'
import { boolean, inFieldset, pages, paragraph, points, required, text } from '../fields.ts'
import { address } from '../objects/address.ts'
import { footerLists, footerTitles, serviceGroup } from '../objects/optionTitles.ts'
import { byOrder } from '../objects/order.ts'
import { lengths } from '../rules/length.ts'
import { leavesNoListEmpty } from '../rules/lists.ts'
import { definePage } from './definePage.ts'

/** The fieldset of the page's names and places on the site. Most follow from its title. */
const appearance = {
  name: 'appearance',
  title: 'Where it appears',
  options: { collapsible: true, collapsed: true },
}

export const servicePage = definePage({
  name: 'servicePage',
  title: 'Service page',
  icon: BriefcaseMedical,
  fieldsets: [appearance],
  fields: [
    address,
    required(
      paragraph('summary', 'Summary', 'One or two sentences for the card that links to this page.'),
    ),
    required(
      points('features', 'Points', 'Three or four short points for the card.', {
        recommendedCount: 4,
      }),
    ),
    ...inFieldset(appearance.name, [
      required({ ...serviceGroup, validation: (rule) => rule.custom(leavesNoListEmpty) }),
      ...footerLists.map((name) =>
        boolean(
          footerFields[name],
          `Show in footer: ${footerTitles[name]}`,
          'Its place in the list can be changed in the site settings.',
        ),
      ),
      text('shortTitle', 'Short title', 'The name in small spaces. Leave it empty for the title.', {
        maxLength: lengths.shortTitle,
      }),
      text(
        'linkText',
        'Words of the link',
        'A verb and what the page shows, such as “Compare the three routes”. Leave it empty for the title.',
      ),
      text(
        'enquiryName',
        'Name in the contact form',
        'The option of “Service of Interest”. Leave it empty for the title.',
        { maxLength: lengths.enquiryName },
      ),
      {
        name: 'formerNames',
        title: 'Former names in the contact form',
        description: 'Enquiries with these names count for this service. Filled in by itself.',
        type: 'array',
        of: [{ type: 'string' }],
        readOnly: true,
        hidden: ({ value }: { value?: unknown[] }) => !value?.length,
      },
      pages(
        'related',
        'Related services',
        'Up to three services linked at the end of this page. Leave it empty for those next to it in its group.',
        ['servicePage'],
        3,
      ),
    ]),
  ],
  isOrdered: true,
  orderings: [
    {
      ...byOrder,
      title: 'Group, then as on the site',
      by: [{ field: 'group', direction: 'asc' }, ...byOrder.by],
    },
  ],
})
