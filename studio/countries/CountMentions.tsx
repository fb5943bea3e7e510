import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useId, useMemo, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { DocumentLink } from '../desk/DocumentLink.tsx'
import { useStoredDocuments } from '../desk/useStoredDocuments.ts'
import { t } from '../i18n/t.ts'
import { type CountMention, countMentions, partedBy } from './countMentions.ts'
import { ListSizes, useListSizes } from './ListSizes.tsx'

/** Every tick changes a country, whose own texts name no number of countries. */
const except = ['country']

/** Whether the texts are unfolded, also for who comes back from one of them. */
let wasOpen = false

/** Says in one line how many texts name a number of countries that no list has, and unfolds them all. */
export function CountMentions() {
  const { documents, error, typeOf } = useStoredDocuments({ except })
  const sizes = useListSizes()
  const [isOpen, setIsOpen] = useState(wasOpen)
  const id = useId()
  const found = useMemo(() => countMentions(documents ?? [], typeOf), [documents, typeOf])
  if (error)
    return (
      <Text size={1} muted>
        {t('The texts about numbers of countries could not be read. Reload the page to try again.')}
      </Text>
    )
  if (!sizes || found.length === 0) return null
  const counts = sizes.map(({ count }) => count)
  const { odd, agreeing } = partedBy(found, counts)
  const toggle = () => {
    wasOpen = !isOpen
    setIsOpen(wasOpen)
  }
  return (
    <Card border radius={2} padding={2} data-testid="count-mentions">
      <Stack gap={2}>
        <Flex align="center" gap={2} wrap="wrap">
          <Box flex={1} padding={2}>
            <Text size={1} muted>
              {sentenceFor(odd.flatMap(({ mentions }) => mentions).length)}
            </Text>
          </Box>
          <Button
            text={isOpen ? t('Hide these texts') : t('Show these texts')}
            mode="bleed"
            fontSize={1}
            padding={2}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
          />
        </Flex>
        <Stack gap={4} id={id} hidden={!isOpen}>
          {isOpen && (
            <>
              <ListSizes sizes={sizes} />
              <Part title={t('No list has this number')} found={odd} />
              <Part title={t('As many as a list has')} found={agreeing} />
            </>
          )}
        </Stack>
      </Stack>
    </Card>
  )
}

function sentenceFor(odd: number): string {
  if (odd === 0) return t('Each text that says how many countries there are agrees with a list.')
  if (odd === 1) return t('1 text names a number of countries that no list has. Is it still right?')
  return t('{count} texts name a number of countries that no list has. Are they still right?', {
    count: odd,
  })
}

function Part({ title, found }: { title: string; found: ReturnType<typeof countMentions> }) {
  if (found.length === 0) return null
  return (
    <Stack gap={3}>
      <Box paddingX={2}>
        <Heading as="h3" size={0}>
          {title}
        </Heading>
      </Box>
      {found.map(({ document, mentions }) => (
        <Stack key={document._id} gap={1}>
          <DocumentLink document={document} />
          <Mentions document={document} mentions={mentions} />
        </Stack>
      ))}
    </Stack>
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
