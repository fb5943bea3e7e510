import styled from 'styled-components'
import { addressOf } from '../../shared/content/addresses/addresses.ts'
import { defaultLanguage, type Language, languages } from '../../shared/languages.ts'
import { fillText } from '../i18n/fillText.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { languageOffers } from '../i18n/languageOffers.ts'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import { below, color, grid } from '../theme/tokens.ts'

/** A line at the end of the document, so that nothing moves when it appears. */
const Line = styled.aside`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 1.5rem;
  padding: .25rem ${grid.page};
  border-top: 1px solid ${color.ink};
  background: ${color.highlight};

  p, a, button {
    padding: .6rem 0;
  }

  button {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }

  ${below.low} {
    position: static;
  }

  @media print {
    display: none;
  }
`

const nameOf = (language: Language) => languages.find(({ code }) => code === language)?.name ?? ''

type LanguageNoteProps = {
  /** The page's path. */
  path: string
  /** The languages in which the page exists, if not all. */
  languages?: readonly Language[] | undefined
}

/**
 * A note about the page's language. It offers the page in the browser's language until the visitor
 * declines, or says that the chosen language failed to load.
 */
export function LanguageNote({ path, languages: existing }: LanguageNoteProps) {
  const { language, offered, failed, choose } = useLanguage()
  const message = useMessages()
  if (failed !== null)
    return (
      <Line>
        <p
          role="alert"
          {...translatedProps(fillText(message('language.failed'), { language: nameOf(failed) }))}
        />
      </Line>
    )
  if (offered === null || offered === defaultLanguage) return null
  if (existing && !existing.includes(offered)) return null
  return (
    <Line lang={offered} aria-label={nameOf(offered)}>
      <a href={addressOf(path, offered) + window.location.search} hrefLang={offered}>
        {languageOffers[offered]}
      </a>
      <button type="button" lang={language} onClick={() => choose(language)}>
        {nameOf(language)}
      </button>
    </Line>
  )
}
