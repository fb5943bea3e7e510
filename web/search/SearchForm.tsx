import type { ComponentProps, FormEventHandler } from 'react'
import styled from 'styled-components'
import { addressOf } from '../../shared/content/addresses.ts'
import { searchPath } from '../../shared/content/paths.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import { font } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { fieldBox } from '../ui/fieldBox.ts'

const Form = styled.form`
  max-width: 46rem;

  label {
    display: block;
    margin-bottom: .35rem;
    font-size: ${font.size.s};
    font-weight: 600;
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: .75rem;
  }

  input {
    flex: 1 1 14rem;
    min-width: 0;
    ${fieldBox}
    /* Shows the whole head of the page when a link targets the field. */
    scroll-margin-top: 100vh;
  }
`

/** The id of the input. Links to the search contain it, so that it takes the focus. */
const fieldId = 'q'

/** The maximum length of a query, in the field and in the address. */
export const maxLength = 100

type SearchFormProps = Pick<ComponentProps<'input'>, 'ref' | 'onFocus' | 'onInput' | 'onBlur'> & {
  onSubmit: FormEventHandler<HTMLFormElement>
}

/** The search's field and button. Without scripts they open the search page, which lists all pages. */
export function SearchForm({ onSubmit, ...input }: SearchFormProps) {
  const { language } = useLanguage()
  const message = useMessages()
  return (
    <Form role="search" action={addressOf(searchPath, language)} onSubmit={onSubmit}>
      <label htmlFor={fieldId}>
        <span {...translatedProps(message('search.field'))} />
      </label>
      <div>
        <input
          id={fieldId}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxLength}
          {...input}
        />
        <Button type="submit" {...translatedProps(message('search.submit'))} />
      </div>
    </Form>
  )
}
