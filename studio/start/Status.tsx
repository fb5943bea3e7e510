import type { SanityClient } from '@sanity/client'
import { Stack } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from 'sanity'
import { z } from 'zod'
import { apiVersion } from '../../shared/contentLake.ts'
import { t } from '../i18n/t.ts'
import { useBuilds } from '../publishing/BuildsProvider.tsx'
import { websiteTool } from '../publishing/PublishingTool.tsx'
import { useUntranslated } from '../translations/MissingTranslations.tsx'
import { EnquiriesLines } from './EnquiriesLines.tsx'
import { Part, StatusLine, StudioLink } from './parts.tsx'

/** The state of enquiries, website and translations for whoever opens the Studio. */
export function Status() {
  return (
    <Part title={t('Where things stand')}>
      <Stack gap={2}>
        <EnquiriesLines />
        <WebsiteLine />
        <TranslationsLine />
        <AttributesLine />
      </Stack>
    </Part>
  )
}

/** Whether the website shows all that is published; nothing while that is not known. */
export function WebsiteLine() {
  const builds = useBuilds()
  if (!builds) return null
  const [latest] = builds
  if (!latest)
    return <StatusLine>{t('The website has not reported to the Studio yet.')}</StatusLine>
  const { status, record } = latest
  if (status === 'failed' || record.kept.length > 0)
    return (
      <StatusLine tone="caution">
        {t('Something that was published has a fault and is not on the website.')}{' '}
        <StudioLink to={websiteTool}>{t('See what to mend')}</StudioLink>
      </StatusLine>
    )
  if (status === 'building') return <StatusLine>{t('The website is being built ...')}</StatusLine>
  if (status === 'built')
    return <StatusLine>{t('The website is built and is being put online ...')}</StatusLine>
  return <StatusLine tone="positive">{t('The website shows what is published.')}</StatusLine>
}

/** Says which translations are missing, and which are older than their English. */
function TranslationsLine() {
  const { documents: listed } = useUntranslated()
  if (!listed) return null
  const missing = listed.filter(({ languages }) => languages.length > 0).length
  const stale = listed.reduce((sum, document) => sum + document.stale.length, 0)
  if (listed.length === 0)
    return <StatusLine tone="positive">{t('Everything is translated.')}</StatusLine>
  return (
    <StatusLine tone="caution">
      {missing === 1 && `${t('1 document lacks translations.')} `}
      {missing > 1 && `${t('{count} documents lack translations.', { count: missing })} `}
      {stale === 1 && `${t('1 translation is older than its English.')} `}
      {stale > 1 && `${t('{count} translations are older than their English.', { count: stale })} `}
      <StudioLink to="structure/missing-translations">{t('See which')}</StudioLink>
    </StatusLine>
  )
}

/** The share of its attributes from which a dataset is called nearly full. */
const warningShare = 0.7

const stats = z.object({
  fields: z.object({ count: z.object({ value: z.number(), limit: z.number().positive() }) }),
})

/**
 * Reads how many attributes (paths with a type of value) the client's dataset has, and may have.
 *
 * Source: https://www.sanity.io/docs/apis-and-sdks/attribute-limit
 */
export async function readAttributeUsage(
  client: SanityClient,
): Promise<{ used: number; limit: number }> {
  const url = `/data/stats/${client.config().dataset}`
  const answer = await client.withConfig({ apiVersion: '1' }).request<unknown>({ url })
  const { value, limit } = stats.parse(answer).fields.count
  return { used: value, limit }
}

/** Warns that the dataset is nearly full; shows nothing before, as editors need not know of it. */
export function AttributesLine() {
  const client = useClient({ apiVersion })
  const { data: usage } = useQuery({
    queryKey: ['attributes'],
    queryFn: () => readAttributeUsage(client),
  })
  if (!usage || usage.used < usage.limit * warningShare) return null
  return (
    <StatusLine tone="caution">
      {t(
        '{used} of {limit} different fields that Sanity allows are in use. When all are, nothing new can be saved: tell whoever looks after the site.',
        usage,
      )}
    </StatusLine>
  )
}
