import type { IconName } from '../../../shared/content/iconNames.ts'
import { useMessages, useSite } from '../../content/ContentProvider.tsx'
import type { MessageKey } from '../../i18n/messages/en.ts'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { Card, CardGrid } from '../../ui/Card.tsx'
import { mail, telephone } from '../../ui/hrefs.ts'
import { Icon } from '../../ui/Icon.tsx'
import { H3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

/** Contact details and business hours from the site settings. */
export function ContactInfo({ section }: { section: SectionOf<'contactInfo'> }) {
  const site = useSite()
  const message = useMessages()
  const ways: { icon: IconName; label: MessageKey; value: React.ReactNode }[] = [
    {
      icon: 'mail',
      label: 'contact.email',
      value: <a href={mail(site.emails.info)}>{site.emails.info}</a>,
    },
    {
      icon: 'phone',
      label: 'contact.phone',
      value: <a href={telephone(site.phone)}>{site.phone}</a>,
    },
    {
      icon: 'location',
      label: 'contact.location',
      value: <span {...translated(site.location)} />,
    },
    {
      icon: 'clock',
      label: 'contact.hours',
      value: (
        <>
          <span {...translated(site.businessHours)} />
          <br />
          <span {...translated(site.timeZone)} />
        </>
      ),
    },
  ]
  return (
    <Frame section={section}>
      <CardGrid $min="13rem">
        {ways.map(({ icon, label, value }) => (
          <Card key={label}>
            <Icon name={icon} size={28} />
            <H3 {...translated(message(label))} />
            <p>{value}</p>
          </Card>
        ))}
      </CardGrid>
    </Frame>
  )
}
