import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { addressOf, languageAndPath } from '../../shared/content/addresses/addresses.ts'
import { homePath } from '../../shared/content/addresses/paths.ts'
import { languages } from '../../shared/languages.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { missingPageNotes } from '../i18n/languageOffers.ts'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, usePage } from '../loading/ContentProvider.tsx'
import { opensElsewhere } from '../routing/useFollowLinks.ts'
import { color, font } from '../theme/tokens.ts'
import { currentMark } from '../ui/marks.ts'
import { Summary } from '../ui/Summary.ts'
import { VisuallyHidden } from '../ui/typography.tsx'
import { useDismiss } from '../ui/useDismiss.ts'

const Menu = styled.details`
  position: relative;

  > ul {
    position: absolute;
    top: calc(100% + .875rem);
    right: 0;
    min-width: 13rem;
    border: 1px solid ${color.ink};
    background: ${color.paper};
  }

  li + li {
    border-top: 1px solid ${color.rule};
  }
`

const Current = styled(Summary)`
  gap: .5rem;
  padding-inline: .25rem;
`

const Option = styled.button`
  display: flex;
  align-items: center;
  gap: .75rem;
  width: 100%;
  min-height: 3rem;
  padding: .5rem 1rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;

  /* Hidden without scripts: only then do the elements inside noscript exist. */
  &:has(+ noscript > a) {
    display: none;
  }

  &:hover {
    background: ${color.tint};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-pressed='true'] {
    font-weight: 600;

    &::after {
      ${currentMark}
      margin-left: auto;
    }
  }
`

const FlagImage = styled.img`
  flex: none;
  width: 1.3125rem;
  height: .875rem;
  box-shadow: 0 0 0 1px ${color.rule};
  object-fit: cover;
`

/** The flag of a country, by ISO 3166-1 code; decorative, because the name is beside it. */
function Flag({ isoCode }: { isoCode: string }) {
  // Flags are lazy, because React preloads images that are not lazy, and most flags are hidden in a closed menu.
  return <FlagImage src={`/flags/${isoCode}.svg`} alt="" width={21} height={14} loading="lazy" />
}

const Note = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  font-weight: 400;
`

/**
 * Buttons that change the language in place; without scripts, links to the page in each language. If the page does not
 * exist in a language, the option is a link to the page above it.
 */
export function LanguageOptions({ onChoose }: { onChoose?: () => void }) {
  const { language, choose } = useLanguage()
  const { path } = languageAndPath(useLocation().pathname)
  const page = usePage(path)
  const above = page?.ancestors?.at(-1)?.path ?? homePath
  return languages.map(({ code, name, flag }) => {
    const props = { lang: code, children: [<Flag key={code} isoCode={flag} />, name] }
    if (page?.languages && !page.languages.includes(code)) {
      const leave = (event: MouseEvent) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        choose(code, above)
        onChoose?.()
      }
      return (
        <li key={code}>
          <Option as="a" href={addressOf(above, code)} hrefLang={code} lang={code} onClick={leave}>
            <Flag isoCode={flag} />
            <span>
              {name}
              <Note>{missingPageNotes[code]}</Note>
            </span>
          </Option>
        </li>
      )
    }
    const chooseThis = () => {
      choose(code)
      onChoose?.()
    }
    return (
      <li key={code}>
        <Option type="button" aria-pressed={code === language} onClick={chooseThis} {...props} />
        <noscript>
          <Option as="a" href={addressOf(path, code)} {...props} />
        </noscript>
      </li>
    )
  })
}

export function LanguageMenu() {
  const { language } = useLanguage()
  const message = useMessages()
  const { details, close } = useDismiss()
  const current = languages.find(({ code }) => code === language) ?? languages[0]

  const choose = () => {
    close()
    details.current?.querySelector('summary')?.focus({ preventScroll: true })
  }
  return (
    <Menu ref={details} data-language-menu suppressHydrationWarning>
      <Current>
        <VisuallyHidden {...translatedProps(message('language.label'))} />
        <Flag isoCode={current.flag} />
        <span lang={current.code}>{current.name}</span>
      </Current>
      <ul>
        <LanguageOptions onChoose={choose} />
      </ul>
    </Menu>
  )
}
