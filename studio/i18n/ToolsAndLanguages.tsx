import { Box, Flex } from '@sanity/ui'
import type { MouseEvent } from 'react'
import type { ToolMenuProps } from 'sanity'
import { languages } from '../../shared/languages.ts'
import { GuideButton } from '../tools/start/GuideButton.tsx'
import { SmallButton } from '../ui/SmallButton.tsx'
import { chooseLanguage, isStudioLanguage, studioLanguage } from './language.ts'
import { t } from './t.ts'

/**
 * The Studio's tools, a menu of its languages and the guide, stacked in the drawer of narrow windows. Sanity's own menu
 * of languages stays hidden, because Sanity cannot translate schemas.
 */
export function ToolsAndLanguages(props: ToolMenuProps) {
  const direction = props.context === 'sidebar' ? 'column' : 'row'
  return (
    <Flex direction={direction} gap={3} style={{ minWidth: 0 }}>
      {/* Where the bar is narrow, Sanity puts the last tools into a menu. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus; the buttons inside act. */}
      <div onMouseDown={keepFocus} style={{ minWidth: 0 }}>
        {props.renderDefault(props)}
      </div>
      <Flex
        direction={direction}
        gap={1}
        flex="none"
        role="group"
        aria-label={t('Language of the Studio')}
      >
        {languages.flatMap(({ code, name }) =>
          isStudioLanguage(code) ? (
            <SmallButton
              key={code}
              mode="bleed"
              justify="flex-start"
              text={direction === 'row' ? code.toUpperCase() : name}
              title={name}
              aria-label={`${code.toUpperCase()}: ${name}`}
              lang={code}
              selected={code === studioLanguage}
              aria-pressed={code === studioLanguage}
              onClick={() => chooseLanguage(code)}
            />
          ) : (
            []
          ),
        )}
      </Flex>
      <Box flex="none">
        <GuideButton />
      </Box>
    </Flex>
  )
}

/** Keeps the focus. When a field loses it, Presentation navigates, which would override the link. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
