import { CalendarClock } from 'lucide-react'
import { defineType } from 'sanity'
import { translations } from '../../../shared/content/languages/translationCoverage.ts'
import { planType, publishableTypes, unpublishableTypes } from '../../../shared/plans/plan.ts'
import { PlanInput } from '../../documents/plans/PlanInput.tsx'
import { PlanTimeInput } from '../../documents/plans/PlanTimeInput.tsx'
import { formatPlanTime, planState, planTitle } from '../../documents/plans/planDocument.ts'
import { t } from '../../i18n/t.ts'
import { line, optionsOf, page, required } from '../fields.ts'

/** References are weak, because a plan reports missing documents rather than keeping them from being deleted. */
const weak = true

/** A field that is set when a plan is checked or executed. */
const hidden = (name: string) => ({ ...line(name, name, ''), hidden: true })

/** A time on the company's clocks, in ISO 8601. */
const time = (name: string, title: string, description: string) => ({
  ...{ name, title, description, type: 'string' },
  components: { input: PlanTimeInput },
})

const lists = (field: ReturnType<typeof hidden>) => ({
  type: 'array',
  of: [{ type: 'object', fields: [field] }],
})

export const planForm = defineType({
  name: planType,
  title: 'Plan',
  type: 'document',
  icon: CalendarClock,
  components: { input: PlanInput },
  readOnly: ({ document }) => ['scheduled', 'executed'].includes(String(document?.state)),
  fields: [
    line('name', 'Name', 'The name of the plan in the lists here, such as “Tender 12 opens”.'),
    time('at', 'When', 'Leave it empty if you will press “Carry out now”.'),
    {
      ...time(
        'until',
        'Until',
        'The former state then comes back by itself. What somebody else changes in the meantime stays. Leave it empty if it is for good.',
      ),
      hidden: ({ document }) => document?.endOf !== undefined,
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
    ...['state', 'executedAt', 'checkedAt', 'scheduledBy', 'notifiedFor', 'endOf'].map(hidden),
    ...['edits', 'drafted'].map((name) => ({ ...hidden(name), ...lists(hidden('changes')) })),
    { ...hidden('stopped'), type: 'boolean' },
    { ...hidden('issues'), ...lists(hidden('path')) },
  ],
  orderings: [{ name: 'at', title: 'When', by: [{ field: 'at', direction: 'desc' }] }],
  preview: {
    select: {
      ...{ name: 'name', at: 'at', state: 'state', executedAt: 'executedAt' },
      ...{ until: 'until', endOf: 'endOf' },
    },
    prepare: ({ at, until, state, executedAt, ...plan }) => ({
      title: planTitle(plan),
      // The state first, because a phone cuts the line off.
      subtitle: [
        planState({ state, at, executedAt }).title,
        at && formatPlanTime(at),
        until && t('until {time}', { time: formatPlanTime(until) }),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
