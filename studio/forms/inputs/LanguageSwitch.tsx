import { Tab, TabList } from '@sanity/ui'
import type { ObjectSchemaType } from 'sanity'
import { languages } from '../../../shared/languages.ts'
import { translationsOf } from '../../documents/translations/translatableTexts.ts'
import { t } from '../../i18n/t.ts'
import type { FormLanguage } from './formLanguage.ts'

type LanguageSwitchProps = {
  document: object
  schemaType: ObjectSchemaType
  selected: FormLanguage
  /** The id of the element that shows the texts. */
  panel: string
  onChoose: (language: FormLanguage) => void
}

/** The language tabs of a form. Each tab shows the number of missing or outdated texts. */
export function LanguageSwitch({
  document,
  schemaType,
  selected,
  panel,
  onChoose,
}: LanguageSwitchProps) {
  const states = translationsOf(document, schemaType)
  const countOf = (language: FormLanguage) => {
    const { missing = 0, stale = [] } = states.find(({ code }) => code === language) ?? {}
    return missing + stale.length
  }
  const options: { code: FormLanguage; name: string }[] = [
    ...languages,
    { code: 'all', name: t('All languages') },
  ]
  return (
    <TabList gap={1} aria-label={t('Language of the texts')}>
      {options.map(({ code, name }) => {
        const count = countOf(code)
        return (
          <Tab
            key={code}
            id={`${panel}-${code}`}
            aria-controls={panel}
            label={count > 0 ? t('{language}: {count} to write', { language: name, count }) : name}
            selected={code === selected}
            onClick={() => onChoose(code)}
          />
        )
      })}
    </TabList>
  )
}
