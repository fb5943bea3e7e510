import { Reply } from 'lucide-react'
import { defineType } from 'sanity'
import { replyTemplateType } from '../../../shared/content/privateDocuments.ts'
import { t } from '../../i18n/t.ts'
import { line, paragraph, required } from '../fields.ts'

/**
 * The recommended maximum in characters, which leaves room for the enquirer's message in the mail program's address.
 */
const recommendedLength = 600

/** The text with which staff begin a reply to an enquiry. It is never published. */
export const replyTemplate = defineType({
  name: replyTemplateType,
  title: 'Reply template',
  type: 'document',
  icon: Reply,
  fields: [
    required(
      line(
        'name',
        'Name for staff',
        'The name in the list in “Enquiries”, such as “Ask for the dossier”.',
      ),
    ),
    required(
      paragraph(
        'text',
        'Text',
        '{name} becomes the enquirer’s name, {reference} the reference of the enquiry, {service} the service, {sender} the name of whoever replies. It takes effect at once and is never published: visitors cannot read it.',
        { recommendedLength },
      ),
    ),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { title: 'name' },
    prepare: ({ title }: { title?: string }) => ({ title, subtitle: t('Reply template') }),
  },
})
