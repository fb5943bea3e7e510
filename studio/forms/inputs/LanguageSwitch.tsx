import { Box, Stack, Tab, TabList } from '@sanity/ui'
import { type ReactNode, use, useId } from 'react'
import type { ObjectSchemaType } from 'sanity'
import { languages } from '../../../shared/languages.ts'
import { translationsOf } from '../../documents/translations/translatableTexts.ts'
import { t } from '../../i18n/t.ts'
import { hasTexts } from '../../schema/textFields.ts'
import { ChooseFormLanguage, type FormLanguage, FormLanguageContext } from './formLanguage.ts'

type WithLanguageSwitchProps = {
  /** A document, or an entry of a list. */
  value: object
  schemaType: ObjectSchemaType
  children: ReactNode
}

/** The fields of a form, below the tabs of its language if they have texts. */
export function WithLanguageSwitch({ value, schemaType, children }: WithLanguageSwitchProps) {
  const panel = useId()
  if (!hasTexts(schemaType)) return children
  return (
    <Stack gap={3}>
      <LanguageSwitch value={value} schemaType={schemaType} panel={panel} />
      <Box id={panel}>{children}</Box>
    </Stack>
  )
}

type LanguageSwitchProps = Omit<WithLanguageSwitchProps, 'children'> & {
  /** The id of the element that shows the texts. */
  panel: string
}

/** The language tabs of a form. Each tab shows the number of missing or outdated texts. */
function LanguageSwitch({ value, schemaType, panel }: LanguageSwitchProps) {
  const selected = use(FormLanguageContext)
  const choose = use(ChooseFormLanguage)
  const states = translationsOf(value, schemaType)
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
            onClick={() => choose(code)}
          />
        )
      })}
    </TabList>
  )
}
