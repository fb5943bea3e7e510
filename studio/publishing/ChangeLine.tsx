import { Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { Change } from '../../shared/buildRecord.ts'
import type { Message } from '../i18n/messages.ts'
import { t, tRich } from '../i18n/t.ts'
import { PersonName } from './PersonName.tsx'

/** Who did what to which document, and what it means to visitors. */
const sentences = {
  published: '{person} published {title}',
  unpublished:
    '{person} unpublished {title}: visitors no longer see it, and its words are kept here',
  deleted: '{person} deleted {title}: it is gone, from the website and from here',
} as const satisfies Record<Change['kind'], Message>

/** Who did what to which document, with a link to its page. */
export function ChangeLine({
  change: { documentId, documentType, kind, path, person, title },
  address,
}: {
  change: Change
  /** The URL of the site, if it shows the change. */
  address?: string | undefined
}) {
  const typeTitle = useSchema().get(documentType)?.title
  const name = title ?? typeTitle ?? documentType
  return (
    <Text size={1} data-testid="change">
      {tRich(sentences[kind], {
        person: <PersonName id={person} />,
        title:
          kind === 'deleted' ? (
            name
          ) : (
            <IntentLink intent="edit" params={{ id: documentId, type: documentType }}>
              {name}
            </IntentLink>
          ),
      })}
      {kind === 'published' && path !== undefined && address !== undefined && (
        <>
          {' · '}
          <a href={new URL(path, address).href} target="_blank" rel="noreferrer">
            {t('See the page')}
          </a>
        </>
      )}
    </Text>
  )
}
