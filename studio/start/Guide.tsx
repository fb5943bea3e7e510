import { Box, Stack, Text } from '@sanity/ui'
import fr from '../../docs/editors.fr.md?raw'
import en from '../../docs/editors.md?raw'
import pt from '../../docs/editors.pt.md?raw'
import { language } from '../i18n/language.ts'
import { t } from '../i18n/t.ts'
import { type Block, guideChapters, type PictureBlock, type TextBlock } from './guideChapters.ts'
import { Part } from './Part.tsx'

const chapters = guideChapters({ en, fr, pt }[language])

/** The addresses of the guide's pictures, by their paths from here. */
const pictures = import.meta.glob<string>('../../docs/pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})

const besideTheMarker = { display: 'inline-block', verticalAlign: 'middle' }

/** The guide for editors, a chapter each to open. */
export function Guide() {
  return (
    <Part title={t('The guide')}>
      <Stack gap={3}>
        {chapters.map(({ title, blocks }) => (
          <details key={title}>
            <summary>
              <Text as="span" size={1} weight="medium" style={besideTheMarker}>
                {title}
              </Text>
            </summary>
            <Box padding={3}>
              <Stack gap={4}>
                {blocks.map((block) => (
                  <GuideBlock key={JSON.stringify(block)} block={block} />
                ))}
              </Stack>
            </Box>
          </details>
        ))}
      </Stack>
    </Part>
  )
}

function GuideBlock({ block }: { block: Block }) {
  return block.kind === 'picture' ? <GuidePicture block={block} /> : <GuideText block={block} />
}

function GuidePicture({ block: { file, alt } }: { block: PictureBlock }) {
  const address = pictures[`../../docs/${file}`]
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

function GuideText({ block: { kind, entries } }: { block: TextBlock }) {
  return entries.map((entry, index) => (
    <Text key={entry} size={1}>
      {kind === 'bullets' && '• '}
      {kind === 'numbers' && `${index + 1}. `}
      {withEmphasis(entry)}
    </Text>
  ))
}

/** Returns a text with its `*emphasis*`, `**strong words**` and `code`; links show their words. */
function withEmphasis(text: string) {
  const parts = text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
  return parts.map((part, index) => {
    const words = part.replace(/^[*`]+|[*`]+$/g, '')
    const key = `${index}-${part}`
    if (part.startsWith('**')) return <strong key={key}>{words}</strong>
    if (part.startsWith('*')) return <em key={key}>{words}</em>
    if (part.startsWith('`')) return <code key={key}>{words}</code>
    return part
  })
}
