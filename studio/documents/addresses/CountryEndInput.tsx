import { Stack } from '@sanity/ui'
import { type StringInputProps, useFormValue } from 'sanity'
import { countriesPath, countryPath } from '../../../shared/content/addresses/paths.ts'
import { countryPagePath } from '../../../shared/content/countries/countryPage.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Note } from '../../ui/Note.tsx'

/** The end of “We operate there”, with its effect on visitors of the country's page. */
export function CountryEndInput(props: StringInputProps) {
  const english = useFormValue(['name', defaultLanguage])
  const memberships = useFormValue(['memberships'])
  const name = { [defaultLanguage]: english }
  const isPast = props.value !== undefined && countryPagePath({ name, memberships }) !== null
  if (typeof english !== 'string' || isPast) return props.renderDefault(props)
  const text = t(
    'Once it has ended, visitors of {path} are redirected to {next}, in each language. Without an end, the page stays or comes back.',
    { path: countryPath(english), next: countriesPath },
  )
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {props.value ? <Callout tone="primary">{text}</Callout> : <Note>{text}</Note>}
    </Stack>
  )
}
