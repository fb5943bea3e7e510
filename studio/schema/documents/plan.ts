import { CalendarClock } from 'lucide-react'
import { defineType } from 'sanity'
import { companyZone } from '../../../shared/companyZone.ts'
import { translations } from '../../../shared/content/languages/translationCoverage.ts'
import { planType, publishableTypes, unpublishableTypes } from '../../../shared/plans/plan.ts'
import { PlanInput } from '../../documents/plans/PlanInput.tsx'
import { formatPlanTime, planState } from '../../documents/plans/planDocument.ts'
import { t } from '../../i18n/t.ts'
import { line, optionsOf, page, required } from '../fields.ts'

/** References are weak, because a plan reports missing documents rather than keeping them from being deleted. */
const weak = true

/** A field that is set when a plan is checked or executed. */
const hidden = (name: string) => ({ ...line(name, name, ''), hidden: true })

export const planForm = defineType({
  name: planType,
  title: 'Plan',
  type: 'document',
  icon: CalendarClock,
  components: { input: PlanInput },
  readOnly: ({ document }) => ['scheduled', 'executed'].includes(String(document?.state)),
  fields: [
    line('name', 'Name', 'The name of the plan in the lists here, such as “Tender 12 opens”.'),
    {
      name: 'at',
      title: 'When',
      description: 'On the clocks in Accra. Leave it empty if you will press “Carry out now”.',
      type: 'datetime',
      options: { displayTimeZone: companyZone, allowTimeZoneSwitch: false },
    },
    {
      name: 'publishes',
      title: 'Publish',
      description: 'The documents whose drafts are published at that time, all at the same moment.',
      type: 'array',
      of: [{ type: 'reference', weak, to: publishableTypes.map((type) => ({ type })) }],
    },
    {
      name: 'unpublishes',
      title: 'Take down',
      description: 'The documents to take off the website. Their texts are kept as drafts.',
      type: 'array',
      of: [
        {
          type: 'object',
          fields: [
            required({
              ...page(
                'document',
                'Document',
                'A published one, or one that an earlier plan publishes.',
                unpublishableTypes,
              ),
              weak,
            }),
            {
              ...page(
                'redirectTo',
                'Page to show instead',
                'The page to which visitors of its address are redirected. Leave it empty for “Page not found”.',
              ),
              weak,
            },
          ],
          preview: { select: { title: 'document.title.en', subtitle: 'redirectTo.title.en' } },
        },
      ],
    },
    {
      name: 'languages',
      title: 'Only if translated into',
      description: 'Without a tick, visitors read the English where a translation is missing.',
      type: 'array',
      of: [{ type: 'string' }],
      options: {
        list: optionsOf(Object.fromEntries(translations.map(({ code, name }) => [code, name]))),
      },
    },
    ...['state', 'executedAt', 'checkedAt', 'scheduledBy', 'notifiedFor'].map(hidden),
    { ...hidden('stopped'), type: 'boolean' },
    { ...hidden('issues'), type: 'array', of: [{ type: 'object', fields: [hidden('path')] }] },
  ],
  orderings: [{ name: 'at', title: 'When', by: [{ field: 'at', direction: 'desc' }] }],
  preview: {
    select: { title: 'name', at: 'at', state: 'state', executedAt: 'executedAt' },
    prepare: ({ title, at, state, executedAt }) => ({
      title: title ?? t('Plan'),
      subtitle: [at && formatPlanTime(at), planState({ state, at, executedAt }).title]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
