import { MailCheck } from 'lucide-react'
import { defineType, type Reference } from 'sanity'
import { mailSettingsType } from '../../../shared/content/privateDocuments.ts'
import { emailAddress } from '../../../shared/content/shapes/siteSettings.ts'
import { t } from '../../i18n/t.ts'
import { boolean, line, list, page, required } from '../fields.ts'
import { matchesShape } from '../rules/shape.ts'

/** Refuses two mailboxes for one service, because only the first would be used. */
function onceEach(recipients: unknown[] = []): true | string {
  const ids = (recipients as { service?: Reference }[]).flatMap(
    ({ service }) => service?._ref ?? [],
  )
  return new Set(ids).size === ids.length || t('A service is listed twice.')
}

/** The settings of mail about enquiries, which only the function that sends it reads. They are never published. */
export const mailSettings = defineType({
  name: mailSettingsType,
  title: 'Mail about enquiries',
  type: 'document',
  icon: MailCheck,
  fields: [
    {
      ...boolean(
        'acknowledge',
        'Acknowledge enquiries',
        'Visitors get a short mail with their reference, in their language, once a day at most.',
      ),
      initialValue: false,
    },
    list(
      'recipients',
      'Recipients by service',
      [
        required(page('service', 'Service', 'Search for its page by title.', ['servicePage'])),
        required(
          line(
            'email',
            'Mailbox',
            'An address of the company, such as trademarks@accrapharma.example.',
            { validation: (rule) => rule.custom(matchesShape(emailAddress)) },
          ),
        ),
      ],
      {
        description:
          'Mail about a service goes to its own mailbox, all other mail to the general mailbox. ' +
          'Only addresses at the company’s own domains work. Mail for any other goes to the general mailbox. ' +
          'What you enter here takes effect at once and is never published: visitors cannot read it.',
        preview: { select: { title: 'service.title.en', subtitle: 'email' } },
        validation: (rule) => rule.custom(onceEach),
      },
    ),
  ],
  preview: { prepare: () => ({ title: t('Mail about enquiries') }) },
})
