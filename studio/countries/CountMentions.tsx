import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { DocumentLink } from '../desk/DocumentLink.tsx'
import { useStoredDocuments } from '../desk/useStoredDocuments.ts'
import { say } from '../words/say.ts'
import { type CountMention, countMentions } from './countMentions.ts'
import { ListSizes } from './ListSizes.tsx'

/** Every tick changes a country, whose own texts name no number of countries. */
const except = ['country']

/** Says in one line how many texts name a number of countries, and unfolds them. */
export function CountMentions() {
  const { documents, error, typeOf } = useStoredDocuments({ except })
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (error)
    return (
      <Text size={1} muted>
        {say(
          'The texts about numbers of countries could not be read. Reload the page to try again.',
        )}
      </Text>
    )
  const found = countMentions(documents ?? [], typeOf)
  const count = found.flatMap(({ mentions }) => mentions).length
  if (count === 0) return null
  return (
    <Card border radius={2} padding={2} data-testid="count-mentions">
      <Stack gap={2}>
        <Flex align="center" gap={2} wrap="wrap">
          <Box flex={1} padding={2}>
            <Text size={1} muted>
              {count === 1
                ? say('1 text says how many countries there are. Does it still agree?')
                : say('{count} texts say how many countries there are. Do they still agree?', {
                    count,
                  })}
            </Text>
          </Box>
          <Button
            text={isOpen ? say('Hide these texts') : say('Show these texts')}
            mode="bleed"
            fontSize={1}
            padding={2}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          />
        </Flex>
        <Stack gap={3} id={id} hidden={!isOpen}>
          {isOpen && <ListSizes />}
          {isOpen &&
            found.map(({ document, mentions }) => (
              <Stack key={document._id} gap={1}>
                <DocumentLink document={document} />
                <Mentions document={document} mentions={mentions} />
              </Stack>
            ))}
        </Stack>
      </Stack>
    </Card>
  )
}

/** The texts of a document, each with a link to its field. */
function Mentions({
  document: { _id, _type },
  mentions,
}: {
  document: { _id: string; _type: string }
  mentions: CountMention[]
}) {
  return (
    <Box paddingX={2} paddingBottom={2}>
      <Stack gap={4}>
        {mentions.map(({ path, titles, excerpts }) => (
          <Stack key={path} gap={2}>
            <Text size={1}>
              <IntentLink intent="edit" params={{ id: _id, type: _type, path }}>
                {titles.join(' › ')}
              </IntentLink>
            </Text>
            {excerpts.map(({ before, number, after }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same twice.
              <Text key={index} size={1} muted>
                {before}
                <strong>{number}</strong>
                {after}
              </Text>
            ))}
          </Stack>
        ))}
      </Stack>
    </Box>
  )
}
