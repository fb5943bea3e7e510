import { MessageSquareText } from 'lucide-react'
import { defineField, defineType } from 'sanity'
import { type EnquiryField, fieldDefinitions } from '../../../shared/enquiry/enquiry.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import {
  type EditableMessage,
  type MessageGroup,
  mapEditableMessages,
  messageField,
  messageGroups,
  messageIssue,
  placeholders,
} from '../../../web/i18n/editableMessages.ts'
import { defaultMessage } from '../../../web/i18n/messages.ts'
import { t } from '../../i18n/t.ts'
import { inEachLanguage } from '../rules/length.ts'
import { issueText } from '../rules/shape.ts'

const tabs = [
  { name: 'pages', title: 'On the pages', default: true },
  { name: 'notFound', title: 'Page not found' },
  { name: 'form', title: 'Contact form' },
  { name: 'errors', title: 'Error messages of the form' },
] as const

type GroupTexts = { title: string; description: string; group: (typeof tabs)[number]['name'] }

/** The title of each group of messages, and the part of the site that shows it. Other groups are a field’s errors. */
const groupTexts: Record<Exclude<MessageGroup, EnquiryField> | 'service', GroupTexts> = {
  nav: {
    title: 'Header and breadcrumb',
    description: 'The first steps to a page, and the button of the menu on small screens.',
    group: 'pages',
  },
  contents: {
    title: 'Table of contents',
    description: 'On pages with several sections.',
    group: 'pages',
  },
  related: {
    title: 'Related services',
    description: 'At the end of each service page.',
    group: 'pages',
  },
  contact: {
    title: 'Ways to reach the company',
    description: 'Above the addresses and numbers of the site settings.',
    group: 'pages',
  },
  legal: {
    title: 'Legal pages',
    description: 'Beside the dates and the details of the site settings.',
    group: 'pages',
  },
  footer: { title: 'Footer', description: 'Below every page.', group: 'pages' },
  notFound: {
    title: 'Page not found',
    description: 'Shown at addresses where there is no page.',
    group: 'notFound',
  },
  moved: {
    title: 'Old addresses',
    description: 'Shown for a moment while an old address redirects.',
    group: 'notFound',
  },
  field: { title: 'Fields', description: 'The name of each field.', group: 'form' },
  submit: {
    title: 'Button',
    description: 'Before it is pressed, and while the message is on its way.',
    group: 'form',
  },
  notice: {
    title: 'After the button was pressed',
    description: 'Whether the message has been sent, and what to do if not.',
    group: 'form',
  },
  service: {
    title: 'Service of Interest',
    description: 'The first option, and the error message.',
    group: 'form',
  },
}

function textsOf(group: MessageGroup): GroupTexts {
  if (hasTexts(group)) return groupTexts[group]
  return {
    title: `${fieldDefinitions[group].label}: error messages`,
    description: 'Below the field and the form, until the error is corrected.',
    group: 'errors',
  }
}

function hasTexts(group: MessageGroup): group is keyof typeof groupTexts {
  return group in groupTexts
}

/** Descriptions of placeholders, and of messages that need one. */
const hints: Record<string, string> = {
  '{name}': 'Keep {name}: the site fills in the visitor’s first name.',
  '{phone}': 'Keep {phone}: the site fills in the company’s phone number.',
  '{reference}': 'Keep {reference}: the site fills in the reference of the enquiry.',
  '{limit}': 'Keep {limit}: the site fills in the limit of the field.',
  '{hours}': 'Keep {hours}: the site fills in the promised time, by which the inbox counts too.',
}

function fieldDescription(key: EditableMessage): string {
  return [
    ...placeholders(defaultMessage(key)[defaultLanguage]).map((placeholder) => hints[placeholder]),
    hints[key],
    'If it is empty, visitors read the text above.',
  ]
    .filter(Boolean)
    .join(' ')
}

const messageFormField = (key: EditableMessage) =>
  defineField({
    name: messageField(key),
    title: defaultMessage(key)[defaultLanguage],
    description: fieldDescription(key),
    type: 'localeString',
    validation: (rule) =>
      rule.custom(
        inEachLanguage((text) => {
          const issue = messageIssue(key, text)
          return issue && issueText(issue)
        }),
      ),
  })

/** The interface messages. A message's key is the path of its field. */
export const interfaceMessages = defineType({
  name: 'interfaceMessages',
  title: 'Interface texts',
  type: 'document',
  icon: MessageSquareText,
  groups: [...tabs],
  fields: [...messageGroups].map(([name, keys]) =>
    defineField({
      name,
      ...textsOf(name),
      type: 'object',
      options: { columns: 1 },
      fields: keys.map(messageFormField),
    }),
  ),
  initialValue: mapEditableMessages(defaultMessage),
  preview: { prepare: () => ({ title: t('Interface texts') }) },
})
