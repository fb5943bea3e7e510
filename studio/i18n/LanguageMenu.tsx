import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { TranslateIcon } from '@sanity/icons/Translate'
import { Button, Flex, Stack } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import type { MouseEvent } from 'react'
import type { ToolMenuProps } from 'sanity'
import { languages } from '../../shared/languages.ts'
import { chooseLanguage, isOurs, language } from './language.ts'
import { t } from './t.ts'

const offered = languages.filter(({ code }) => isOurs(code))

/**
 * The Studio's tools, and its languages beside them; in the drawer of narrow windows below them. Sanity
 * has a menu of languages too, and does not show it as long as it cannot translate schemas.
 */
export function ToolsAndLanguages(props: ToolMenuProps) {
  const tools = (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus; the buttons inside act.
    <div onMouseDown={keepFocus}>{props.renderDefault(props)}</div>
  )
  if (props.context === 'sidebar')
    return (
      <Stack gap={4}>
        {tools}
        <Stack gap={1} role="group" aria-label={t('Language of the Studio')}>
          {offered.map(({ code, name }) => (
            <Button
              key={code}
              mode="bleed"
              justify="flex-start"
              text={name}
              lang={code}
              selected={code === language}
              aria-pressed={code === language}
              onClick={() => chooseLanguage(code)}
            />
          ))}
        </Stack>
      </Stack>
    )
  return (
    <Flex align="center" gap={2}>
      {tools}
      <LanguageMenu />
    </Flex>
  )
}

/** Presentation navigates when a field of its form loses the focus, and would overtake the link pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function LanguageMenu() {
  return (
    <MenuButton
      id="studio-language"
      button={
        <Button
          mode="bleed"
          fontSize={1}
          padding={2}
          icon={TranslateIcon}
          text={language.toUpperCase()}
          aria-label={t('Language of the Studio')}
          data-testid="studio-language"
        />
      }
      menu={
        <Menu>
          {offered.map(({ code, name }) => (
            <MenuItem
              key={code}
              text={name}
              lang={code}
              pressed={code === language}
              {...(code === language && { iconRight: CheckmarkIcon })}
              onClick={() => chooseLanguage(code)}
            />
          ))}
        </Menu>
      }
      popover={{ portal: true, placement: 'bottom' }}
    />
  )
}
