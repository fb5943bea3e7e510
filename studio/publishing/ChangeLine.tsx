import { Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { Change } from '../../shared/buildRecord.ts'
import { PersonName } from './PersonName.tsx'

/** What a change means to visitors, after the title. */
const consequences: Record<Change['kind'], string> = {
  published: '',
  unpublished: ': visitors no longer see it, and its words are kept here',
  deleted: ': it is gone, from the website and from here',
}

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
      <PersonName id={person} /> {kind}{' '}
      {kind === 'deleted' ? (
        name
      ) : (
        <IntentLink intent="edit" params={{ id: documentId, type: documentType }}>
          {name}
        </IntentLink>
      )}
      {consequences[kind]}
      {kind === 'published' && path !== undefined && address !== undefined && (
        <>
          {' · '}
          <a href={new URL(path, address).href} target="_blank" rel="noreferrer">
            See the page
          </a>
        </>
      )}
    </Text>
  )
}
