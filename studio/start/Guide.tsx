import { Box, Stack, Text } from '@sanity/ui'
import guide from '../../docs/editors.md?raw'
import { type Block, guideChapters } from './guideChapters.ts'
import { Part } from './Part.tsx'

const chapters = guideChapters(guide)

const besideTheMarker = { display: 'inline-block', verticalAlign: 'middle' }

/** The guide for editors, a chapter each to open. */
export function Guide() {
  return (
    <Part title="The guide">
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
                  <GuideBlock key={block.entries[0]} block={block} />
                ))}
              </Stack>
            </Box>
          </details>
        ))}
      </Stack>
    </Part>
  )
}

function GuideBlock({ block: { kind, entries } }: { block: Block }) {
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
