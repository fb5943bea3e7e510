import { Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { isUnfinished, missingSettings } from '../../../shared/content/beforeLaunch.ts'
import { t, tRich } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { Callout } from '../../ui/Callout.tsx'
import { ToolSection } from '../../ui/ToolSection.tsx'

type StoredSettings = { legal?: object; confirmedPublic?: boolean }

const settings = '*[_id == "siteSettings"]'

/** The published site settings that are missing or examples, each a link to its field. */
export function BeforeLaunch() {
  const { result: site } = useLiveQuery<StoredSettings | null>(`${settings}[0]`, settings, {})
  const type = useSchema().get('siteSettings')
  if (!site) return null
  const missing = missingSettings(site)
  if (missing.length === 0) return null
  return (
    <ToolSection title={t('Before the website is public')}>
      <Text size={1}>
        {t('These site settings are missing or examples. Only the company knows them.')}
      </Text>
      <Stack as="ul" gap={2}>
        {missing.map((path) => (
          <Text as="li" size={1} key={path}>
            <SettingsLink path={path}>{fieldTitles(type, path, site).join(' › ')}</SettingsLink>
          </Text>
        ))}
      </Stack>
      {isUnfinished(site) && (
        <Callout tone="caution">
          {tRich('Until then search engines do not list the website, unless you {link}.', {
            link: <SettingsLink path="confirmedPublic">{t('confirm it as it is')}</SettingsLink>,
          })}
        </Callout>
      )}
    </ToolSection>
  )
}

function SettingsLink({ path, children }: { path: string; children: string }) {
  const params = { id: 'siteSettings', type: 'siteSettings', path }
  return (
    <IntentLink intent="edit" params={params}>
      {children}
    </IntentLink>
  )
}
