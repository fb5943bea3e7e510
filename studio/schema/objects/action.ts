import { MousePointerClick } from 'lucide-react'
import { defineArrayMember, defineField } from 'sanity'
import { actionKinds, mailboxes, webAddress } from '../../../shared/content/shapes/link.ts'
import { plainText } from '../../../shared/content/shapes/plainText.ts'
import { t, translate } from '../../i18n/t.ts'
import { choices } from '../choices.ts'
import { agrees } from '../rules/agrees.ts'
import { required } from '../rules/required.ts'
import { type ActionKind, actionField } from './actionField.ts'
import { pageReference } from './pageReference.ts'

const kindTitles: Record<ActionKind, string> = {
  page: 'A page of the site',
  contact: 'The contact form',
  phone: 'The phone number',
  email: 'A mailbox',
  external: 'Another website',
  assessmentCheck: 'A message, then the contact form',
}

/** What the preview selects to name where a button leads, by the kind that it is stored for. */
const targetFields: Partial<Record<ActionKind, string>> = {
  page: 'page',
  email: 'mailbox',
  external: 'external',
}

type Selection = { label?: string; kind?: ActionKind } & { [target: string]: string | undefined }

/**
 * A button or link. It is anonymous, so that no `_type` is stored: spread it into a field or use it
 * as an array's only member.
 */
export const action = defineArrayMember({
  title: 'Button',
  type: 'object',
  icon: MousePointerClick,
  initialValue: { kind: 'contact' satisfies ActionKind },
  fields: [
    defineField({
      name: 'kind',
      title: 'Leads to',
      description: 'What happens when somebody presses it.',
      type: 'string',
      options: { list: choices(actionKinds, kindTitles) },
      validation: required,
    }),
    actionField({
      name: 'label',
      title: 'Words on the button',
      type: 'localeString',
      description: 'A phone or mail button without words shows the number or the address.',
    }),
    actionField({
      name: 'page',
      title: 'Page',
      description: 'Found by its title. The link follows the page when its address changes.',
      ...pageReference,
    }),
    actionField(
      {
        name: 'servicePage',
        title: 'Service of Interest',
        type: 'reference',
        to: [{ type: 'servicePage' }],
        options: { disableNew: true },
        description: 'Chosen already when the form opens: the service that this page is about.',
      },
      { fills: 'service' },
    ),
    defineField({
      name: 'service',
      title: 'Service of Interest, as a text',
      type: 'string',
      description:
        'Written before services were chosen from the pages; the page above counts first.',
      hidden: ({ value, parent }) => !value || Boolean(parent?.servicePage),
      validation: (rule) => rule.custom(agrees(plainText)),
    }),
    actionField({
      name: 'mailbox',
      title: 'Mailbox',
      description: 'Which of the addresses in the site settings the message goes to.',
      type: 'string',
      options: { list: [...mailboxes], layout: 'radio' },
    }),
    actionField(
      {
        name: 'url',
        title: 'Address',
        type: 'url',
        description: 'The full address, beginning with https://',
      },
      { shape: webAddress },
    ),
    actionField({
      name: 'dialogTitle',
      title: 'Title of the message',
      description: 'Shown at the top of the message.',
      type: 'localeString',
    }),
    actionField({
      name: 'dialogText',
      title: 'Words',
      description: 'What the visitor reads before the contact form opens.',
      type: 'localeText',
    }),
  ],
  preview: {
    select: {
      label: 'label.en',
      kind: 'kind',
      page: 'page.title.en',
      mailbox: 'mailbox',
      external: 'url',
    },
    prepare: ({ label, kind, ...targets }: Selection) => {
      const kindTitle = kind && translate(kindTitles[kind])
      // Fields of another kind may still be stored.
      const target = kind && Object.entries(targets).find(([field]) => targetFields[kind] === field)
      const leadsTo =
        kindTitle && target?.[1]
          ? t('{kind}: {target}', { kind: kindTitle, target: target[1] })
          : kindTitle
      return label ? { title: label, subtitle: leadsTo } : { title: leadsTo }
    },
  },
})
