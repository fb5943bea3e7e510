import { useSchema } from 'sanity'
import { useLiveQuery } from '../desk/useLiveQuery.ts'
import { missingIn, type StoredDocument } from '../translations/missing.ts'
import { say } from '../words/say.ts'
import { StudioLink } from './StudioLink.tsx'
import { WaitingLine } from './WaitingLine.tsx'

const watched = '*[_type in $types]'

/** Says which translations are missing, and which are older than their English. */
export function TranslationsLine() {
  const schema = useSchema()
  const types = schema
    .getTypeNames()
    .filter((name) => schema.get(name)?.type?.name === 'document' && !name.startsWith('sanity.'))
  const { result } = useLiveQuery<StoredDocument[]>(watched, watched, { types })
  if (!result) return null
  const listed = missingIn(result, (name) => schema.get(name))
  const missing = listed.filter(({ languages }) => languages.length > 0).length
  const stale = listed.reduce((sum, document) => sum + document.stale.length, 0)
  if (listed.length === 0)
    return <WaitingLine tone="positive">{say('Everything is translated.')}</WaitingLine>
  return (
    <WaitingLine tone="caution">
      {missing === 1 && `${say('1 document lacks translations.')} `}
      {missing > 1 && `${say('{count} documents lack translations.', { count: missing })} `}
      {stale === 1 && `${say('1 translation is older than its English.')} `}
      {stale > 1 &&
        `${say('{count} translations are older than their English.', { count: stale })} `}
      <StudioLink to="structure/missing-translations">{say('See which')}</StudioLink>
    </WaitingLine>
  )
}
