import { IntentLink } from 'sanity/router'
import { t } from '../../i18n/t.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { Callout } from '../../ui/Callout.tsx'
import { settingsWritten } from './settingsWritten.ts'
import type { Searched } from './useTexts.ts'

/** Leads from an opening time, a weekday or a telephone number to the setting from which the site writes it. */
export function SettingHints({ words, settings }: { words: string; settings: Searched }) {
  const { id, type, document } = settings
  return settingsWritten(words, document).map((path) => (
    <Callout key={path} tone="primary">
      {t('The site writes this from a setting, in all languages:')}{' '}
      <IntentLink intent="edit" params={{ id, type: type.name, path }}>
        {[type.title, ...fieldTitles(type, path, document)].join(' › ')}
      </IntentLink>
    </Callout>
  ))
}
