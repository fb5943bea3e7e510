import { Box, Stack, Text } from '@sanity/ui'
import Markdown from 'markdown-to-jsx'
import type { ReactNode } from 'react'
import fr from '../../../docs/editors.fr.md?raw'
import en from '../../../docs/editors.md?raw'
import pt from '../../../docs/editors.pt.md?raw'
import { studioLanguage } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { ToolSection } from '../../ui/ToolSection.tsx'
import { guideChapters } from './guideChapters.ts'

const chapters = guideChapters({ en, fr, pt }[studioLanguage])

/** The URLs of the guide's pictures, by path from here. */
const pictures = import.meta.glob<string>('../../../docs/pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})

const options = {
  disableParsingRawHTML: true,
  forceWrapper: true,
  wrapper: ({ children }: { children: ReactNode }) => <Stack gap={4}>{children}</Stack>,
  overrides: {
    p: ({ children }: { children: ReactNode }) => <Text size={1}>{children}</Text>,
    li: ({ children }: { children: ReactNode }) => (
      <Text as="li" size={1} style={{ display: 'list-item', marginBlock: '0.75em' }}>
        {children}
      </Text>
    ),
    ul: { props: { style: { margin: 0, paddingInlineStart: '1.5em', listStyle: 'disc' } } },
    ol: { props: { style: { margin: 0, paddingInlineStart: '1.5em', listStyle: 'decimal' } } },
    // Links become plain text, because they refer to files of the repository.
    a: ({ children }: { children: ReactNode }) => children,
    img: Picture,
  },
}

export function Guide() {
  return (
    <ToolSection title={t('The guide')}>
      <GuideChapters />
    </ToolSection>
  )
}

/** The chapters of the guide, closed at first. */
export function GuideChapters() {
  return (
    <Stack gap={3}>
      {chapters.map(({ title, text }) => (
        <details key={title}>
          <summary>
            <Text
              as="span"
              size={1}
              weight="medium"
              style={{ display: 'inline-block', verticalAlign: 'middle' }}
            >
              {title}
            </Text>
          </summary>
          <Box padding={3}>
            <Markdown options={options}>{text}</Markdown>
          </Box>
        </details>
      ))}
    </Stack>
  )
}

function Picture({ src, alt }: { src: string; alt: string }) {
  const address = pictures[`../../../docs/${src}`]
  return (
    <a href={address} target="_blank" rel="noopener">
      <img
        src={address}
        alt={alt}
        loading="lazy"
        style={{ maxWidth: '100%', border: '1px solid' }}
      />
    </a>
  )
}
