import styled from 'styled-components'
import { addressOf } from '../../shared/content/addresses/addresses.ts'
import { searchPath } from '../../shared/content/addresses/paths.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import { maxQueryLength } from '../model/searchContent.ts'
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

/**
 * The search's field and button. They open the dialog (searchIntent.ts). Without scripts, they open the search page,
 * which lists all pages.
 */
export function SearchForm() {
  const { language } = useLanguage()
  const message = useMessages()
  return (
    <Form role="search" action={addressOf(searchPath, language)}>
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
          maxLength={maxQueryLength}
        />
        <Button type="submit" {...translatedProps(message('search.submit'))} />
      </div>
    </Form>
  )
}
