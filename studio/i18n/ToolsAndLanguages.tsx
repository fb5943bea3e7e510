import { Flex } from '@sanity/ui'
import type { MouseEvent } from 'react'
import type { ToolMenuProps } from 'sanity'
import { languages } from '../../shared/languages.ts'
import { SmallButton } from '../desk/SmallButton.tsx'
import { chooseLanguage, isOurs, language } from './language.ts'
import { t } from './t.ts'

/**
 * The Studio's tools, and its languages beside them; in the drawer of narrow windows below them. Sanity
 * has a menu of languages too, and does not show it as long as it cannot translate schemas.
 */
export function ToolsAndLanguages(props: ToolMenuProps) {
  const direction = props.context === 'sidebar' ? 'column' : 'row'
  return (
    <Flex direction={direction} gap={3}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus; the buttons inside act. */}
      <div onMouseDown={keepFocus}>{props.renderDefault(props)}</div>
      <Flex direction={direction} gap={1} role="group" aria-label={t('Language of the Studio')}>
        {languages
          .filter(({ code }) => isOurs(code))
          .map(({ code, name }) => (
            <SmallButton
              key={code}
              mode="bleed"
              justify="flex-start"
              text={direction === 'row' ? code.toUpperCase() : name}
              title={name}
              aria-label={`${code.toUpperCase()}: ${name}`}
              lang={code}
              selected={code === language}
              aria-pressed={code === language}
              onClick={() => chooseLanguage(code)}
            />
          ))}
      </Flex>
    </Flex>
  )
}

/** Presentation navigates when a field of its form loses the focus, and would overtake the link pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
