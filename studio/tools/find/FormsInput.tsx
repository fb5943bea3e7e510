import { Grid, Stack, Text, TextInput } from '@sanity/ui'
import { Fragment } from 'react'
import { type Language, languages } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { type NameForms, withWords } from './nameForms.ts'

type FormsInputProps = {
  forms: NameForms
  onChange: (forms: NameForms) => void
}

/** The fields of what is found, and of what is put there, in each language. */
export function FormsInput({ forms, onChange }: FormsInputProps) {
  const changeReplacement = (code: Language, replacement: string) =>
    onChange({ ...forms, [code]: { ...forms[code], replacement } })
  return (
    <Stack gap={3}>
      {languages.map(({ code, name }) => (
        <Fragment key={code}>
          <Text size={1} weight="medium">
            {name}
          </Text>
          <Grid gridTemplateColumns={[1, 1, 2]} gap={3}>
            <TextInput
              type="search"
              lang={code}
              aria-label={t('Words to find: {language}', { language: name })}
              placeholder={t('Words to find')}
              value={forms[code].words}
              onChange={({ currentTarget }) =>
                onChange(withWords(forms, code, currentTarget.value))
              }
            />
            <TextInput
              lang={code}
              aria-label={t('Words to put there: {language}', { language: name })}
              placeholder={t('Words to put there, if any')}
              value={forms[code].replacement}
              onChange={({ currentTarget }) => changeReplacement(code, currentTarget.value)}
            />
          </Grid>
        </Fragment>
      ))}
    </Stack>
  )
}
