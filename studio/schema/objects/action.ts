import { MousePointerClick } from 'lucide-react'
import { defineArrayMember } from 'sanity'
import type { z } from 'zod'
import { mailboxes, action as shape } from '../../../shared/content/shapes/link.ts'
import { t, translate } from '../../i18n/t.ts'
import { line, oneOf, page, paragraph, required, text, url, withKinds } from '../fields.ts'
import { linkedPage } from './links.ts'

type ActionKind = z.output<typeof shape>['kind']

const kindTitles: Record<ActionKind, string> = {
  page: 'A page of the site',
  contact: 'The contact form',
  phone: 'The phone number',
  emergency: 'The emergency line',
  email: 'A mailbox',
  external: 'Another website',
  print: 'Print this section, with boxes to tick',
  medicines: 'The medicines of this page',
  medicineList: 'The list of the medicines of this page, as a PDF',
  assessmentCheck: 'A message, then the contact form',
}

type Selection = {
  label?: string
  kind?: ActionKind
  page?: string
  mailbox?: string
  url?: string
}

/**
 * A button or link. Anonymous, so that no `_type` is stored: spread it, or use it as an array's only
 * member.
 */
export const action = defineArrayMember({
  title: 'Button',
  type: 'object',
  icon: MousePointerClick,
  initialValue: { kind: 'contact' satisfies ActionKind },
  fields: [
    required(oneOf('kind', 'Opens', 'What happens when somebody presses it.', kindTitles)),
    ...withKinds(shape, [
      text(
        'label',
        'Words on the button',
        'A phone button shows the number after its words; a mail button without words shows the address.',
      ),
      linkedPage,
      page(
        'service',
        'Service of Interest',
        'The service that is selected when the form opens: the one this page is about.',
        ['servicePage'],
      ),
      {
        ...line(
          'mailbox',
          'Mailbox',
          'The mailbox of the site settings that receives the message.',
        ),
        options: { list: [...mailboxes], layout: 'radio' },
      },
      url('url', 'Address', 'The full address, beginning with https://'),
      text('dialogTitle', 'Title of the message', 'Shown at the top of the message.'),
      paragraph('dialogText', 'Message', 'What the visitor reads before the contact form opens.'),
    ]),
  ],
  preview: {
    select: {
      label: 'label.en',
      kind: 'kind',
      page: 'page.title.en',
      mailbox: 'mailbox',
      url: 'url',
    },
    prepare: ({ label, kind, page, mailbox, url }: Selection) => {
      if (!kind) return { title: label }
      // Fields of another kind may still be stored.
      const targets: Partial<Record<ActionKind, string>> = { page, email: mailbox, external: url }
      const target = targets[kind]
      const kindTitle = translate(kindTitles[kind])
      const description = target ? t('{kind}: {target}', { kind: kindTitle, target }) : kindTitle
      return label ? { title: label, subtitle: description } : { title: description }
    },
  },
})

export const actions = {
  name: 'actions' as const,
  title: 'Buttons',
  description: 'Shown side by side. Drag them to change their order.',
  type: 'array' as const,
  of: [action],
}
