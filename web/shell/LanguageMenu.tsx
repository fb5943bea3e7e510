import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { languages } from '../../shared/languages.ts'
import { useMessages } from '../content/ContentProvider.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { translated } from '../i18n/text.ts'
import { color, radius, space } from '../theme/tokens.ts'
import { Flag } from '../ui/Flag.tsx'
import { VisuallyHidden } from '../ui/typography.tsx'
import { useDismiss } from '../ui/useDismiss.ts'

const Menu = styled.details`
  position: relative;
`

const Current = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 2.75rem;
  padding: 0 ${space.s};
  border-radius: ${radius.small};

  > svg {
    flex: none;
  }
`

const Options = styled.ul`
  position: absolute;
  top: 100%;
  right: 0;
  min-width: 11rem;
  padding: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  box-shadow: 0 8px 24px rgb(0 0 0 / 15%);
`

const Option = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: ${space.s};
  width: 100%;
  min-height: 2.75rem;
  padding: 0 ${space.s};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    background: ${color.tint};
  }

  &[aria-pressed='true'] {
    font-weight: 700;
  }
`

/** A button for each language, with its flag; the current one is pressed. */
export function LanguageOptions({ onChoose }: { onChoose?: () => void }) {
  const { language, choose } = useLanguage()
  return languages.map(({ code, name, flag }) => (
    <li key={code}>
      <Option
        lang={code}
        aria-pressed={code === language}
        onClick={() => {
          choose(code)
          onChoose?.()
        }}
      >
        <Flag isoCode={flag} lazy={false} />
        {name}
      </Option>
    </li>
  ))
}

/** The language dropdown, labelled with the current language. */
export function LanguageMenu() {
  const { language } = useLanguage()
  const message = useMessages()
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu)
  const current = languages.find(({ code }) => code === language) ?? languages[0]

  const close = () => {
    if (menu.current) menu.current.open = false
    menu.current?.querySelector('summary')?.focus()
  }
  return (
    <Menu ref={menu} data-language-menu suppressHydrationWarning>
      <Current>
        <VisuallyHidden {...translated(message('language.label'))} />
        <Flag isoCode={current.flag} lazy={false} />
        <span lang={current.code}>{current.name}</span>
        <ChevronDown aria-hidden="true" focusable="false" size={16} />
      </Current>
      <Options>
        <LanguageOptions onChoose={close} />
      </Options>
    </Menu>
  )
}
