import { MousePointerClick } from 'lucide-react'
import { defineArrayMember, type FieldDefinition, type Rule, type ValidationContext } from 'sanity'
import { z } from 'zod'
import {
  mailboxes,
  action as shapeOfAction,
  webAddress,
} from '../../../shared/content/shapes/link.ts'
import { plainText } from '../../../shared/content/shapes/plainText.ts'
import { t, translate } from '../../i18n/t.ts'
import { line, oneOf, page, paragraph, required, text, url } from '../fields.ts'
import { matchesShape } from '../rules/shape.ts'
import { linkedPage } from './links.ts'

type ActionKind = z.output<typeof shapeOfAction>['kind']

const fieldsOfKind = new Map<unknown, Record<string, z.core.$ZodType>>(
  shapeOfAction.options.map((option) => [option.shape.kind.value, option.shape]),
)

/**
 * Returns a field that only some kinds of button have. The site's shape of a button says which
 * kinds, and which of them require it; for the others the field is hidden and not validated,
 * because a button keeps its old values when its kind changes.
 * @param options.shape the shape of the stored value
 * @param options.fills the field of the site's shape that is made of it, if it has another name
 */
function fieldOfKinds(
  field: FieldDefinition,
  { shape = z.unknown(), fills = field.name }: { shape?: z.ZodType; fills?: string } = {},
) {
  const shapeIn = (button: unknown) =>
    fieldsOfKind.get(button instanceof Object && 'kind' in button ? button.kind : undefined)?.[
      fills
    ]
  return {
    ...field,
    hidden: ({ parent }: { parent?: unknown }) => shapeIn(parent) === undefined,
    validation: (rule: Rule, context?: ValidationContext) => {
      const own = shapeIn(context?.parent)
      // Of another kind of button, whose field is kept and hidden.
      if (!own) return rule.skip()
      const matching = rule.custom(matchesShape(shape))
      return own instanceof z.ZodOptional ? matching : matching.required()
    },
  }
}

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
    required(oneOf('kind', 'Redirects to', 'What happens when somebody presses it.', kindTitles)),
    fieldOfKinds(
      text(
        'label',
        'Words on the button',
        'A phone or mail button without words shows the number or the address.',
      ),
    ),
    fieldOfKinds(linkedPage),
    fieldOfKinds(
      page(
        'servicePage',
        'Service of Interest',
        'The service that is selected when the form opens: the one this page is about.',
        ['servicePage'],
      ),
      { fills: 'service' },
    ),
    {
      ...line(
        'service',
        'Service of Interest, as a text',
        'Old setting. Ignored if a page is chosen above.',
        { validation: (rule) => rule.custom(matchesShape(plainText)) },
      ),
      hidden: ({ value, parent }) => !value || Boolean(parent?.servicePage),
    },
    fieldOfKinds({
      ...line('mailbox', 'Mailbox', 'The mailbox of the site settings that receives the message.'),
      options: { list: [...mailboxes], layout: 'radio' },
    }),
    fieldOfKinds(url('url', 'Address', 'The full address, beginning with https://'), {
      shape: webAddress,
    }),
    fieldOfKinds(text('dialogTitle', 'Title of the message', 'Shown at the top of the message.')),
    fieldOfKinds(
      paragraph('dialogText', 'Message', 'What the visitor reads before the contact form opens.'),
    ),
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

/** The buttons of an opening or a section. */
export const actions = {
  name: 'actions' as const,
  title: 'Buttons',
  description: 'Shown side by side. Drag them to change their order.',
  type: 'array' as const,
  of: [action],
}
