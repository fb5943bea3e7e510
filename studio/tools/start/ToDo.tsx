import type { SanityClient } from '@sanity/client'
import { Stack } from '@sanity/ui'
import type { SupabaseClient } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import {
  attributeUsage,
  isNearlyFull,
  statsPath,
} from '../../../shared/monitoring/attributeUsage.ts'
import { useMyLanguage, useUntranslated } from '../../documents/translations/untranslated.ts'
import { t, tRich } from '../../i18n/t.ts'
import { Callout } from '../../ui/Callout.tsx'
import { StudioLink } from '../../ui/StudioLink.tsx'
import { ToolSection } from '../../ui/ToolSection.tsx'
import { enquiriesTool } from '../enquiries/EnquiriesTool.tsx'
import { supabaseClient, useSession } from '../enquiries/session/staffSession.ts'
import { useBuilds } from '../website/BuildsProvider.tsx'
import { websiteTool } from '../website/WebsiteTool.tsx'
import { ProblemLines } from './ProblemLines.tsx'

export function ToDo() {
  return (
    <ToolSection title={t('To do')}>
      <Stack gap={2}>
        {supabaseClient && <StaffLines client={supabaseClient} />}
        <WebsiteLine />
        <TranslationsLine />
        <AttributesLine />
      </Stack>
    </ToolSection>
  )
}

function StaffLines({ client }: { client: SupabaseClient }) {
  const session = useSession(client)
  return (
    <>
      {session.self && <ProblemLines email={session.self.email} inbox={session.inbox} />}
      <EnquiriesLines session={session} />
    </>
  )
}

function EnquiriesLines({ session }: { session: ReturnType<typeof useSession> }) {
  const { email, inbox, self, error } = session
  // Requested only for staff: others would get zeros, as if nothing were waiting.
  const counts = useQuery({
    queryKey: ['enquiries', email, 'waiting'],
    queryFn: () => inbox.counts(),
    enabled: self !== undefined,
  })

  const link = (words: string) => <StudioLink to={enquiriesTool}>{words}</StudioLink>
  if (email === null)
    return (
      <Callout>
        {tRich('If you answer enquiries: {link}', {
          link: link(t('sign in to see the new ones')),
        })}
      </Callout>
    )
  if (error || counts.error)
    return <Callout tone="caution">{t('The enquiries cannot be reached just now.')}</Callout>
  if (!counts.data) return null
  const { new: fresh, failed } = counts.data
  return (
    <>
      {fresh === 0 ? (
        <Callout tone="positive">{t('No enquiry waits for an answer.')}</Callout>
      ) : (
        <Callout tone="caution">
          {fresh === 1
            ? t('1 enquiry waits for an answer.')
            : t('{count} enquiries wait for an answer.', { count: fresh })}{' '}
          {link(t('See the inbox'))}
        </Callout>
      )}
      {failed > 0 && (
        <Callout tone="critical">
          {failed === 1
            ? t('The mail about 1 enquiry did not arrive.')
            : t('The mail about {count} enquiries did not arrive.', { count: failed })}{' '}
          {link(t('Send it again'))}
        </Callout>
      )}
    </>
  )
}

/** Says whether the website shows everything that is published; empty until that is known. */
export function WebsiteLine() {
  const builds = useBuilds()
  if (!builds) return null
  const [latest] = builds
  if (!latest) return <Callout>{t('The website has not reported to the Studio yet.')}</Callout>
  const { status, record } = latest
  if (status === 'failed' || record.kept.length > 0)
    return (
      <Callout tone="caution">
        {record.kept.length > 0
          ? t('Something that was published has an error and is not on the website.')
          : t('Not live: visitors still see the website as it was before')}{' '}
        <StudioLink to={websiteTool}>{t('See what to fix')}</StudioLink>
      </Callout>
    )
  if (status === 'building') return <Callout>{t('Updating the website ...')}</Callout>
  if (status === 'built') return <Callout>{t('The update is ready and going online ...')}</Callout>
  return <Callout tone="positive">{t('The website shows what is published.')}</Callout>
}

/** Shows the number of documents to translate, among the documents read so far. */
export function TranslationsLine() {
  const [mine] = useMyLanguage()
  const { documents: listed, isReading } = useUntranslated(mine?.code)
  if (!listed || (isReading && listed.length === 0)) return null
  const missing = listed.filter((document) => document.missing > 0).length
  const stale = listed.reduce((sum, document) => sum + document.stale, 0)
  const name = mine ? `${mine.name} · ` : ''
  if (listed.length === 0)
    return <Callout tone="positive">{`${name}${t('Everything is translated.')}`}</Callout>
  return (
    <Callout tone="caution">
      {name}
      {isReading && `${t('Looking ...')} `}
      {missing === 1 && `${t('1 document lacks translations.')} `}
      {missing > 1 && `${t('{count} documents lack translations.', { count: missing })} `}
      {stale === 1 && `${t('1 text is outdated.')} `}
      {stale > 1 && `${t('{count} texts are outdated.', { count: stale })} `}
      <StudioLink to="structure/missing-translations">{t('See which')}</StudioLink>
    </Callout>
  )
}

/** Reads the use of attributes of the client's dataset. */
export async function readAttributeUsage(client: SanityClient) {
  const url = statsPath(client.config().dataset ?? '')
  return attributeUsage.parse(
    await client.withConfig({ apiVersion: '1' }).request<unknown>({ url }),
  )
}

/** Warns when the dataset is nearly full, and shows nothing otherwise. */
export function AttributesLine() {
  const client = useClient({ apiVersion })
  const { data: usage } = useQuery({
    queryKey: ['attributes'],
    queryFn: () => readAttributeUsage(client),
  })
  if (!usage || !isNearlyFull(usage)) return null
  return (
    <Callout tone="caution">
      {t(
        '{used} of the {limit} fields that Sanity allows are in use. At the limit nothing new can be saved: tell whoever looks after the site.',
        usage,
      )}
    </Callout>
  )
}
