import { Box, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { t } from '../i18n/t.ts'
import { Drafts } from './Drafts.tsx'
import { Guide } from './Guide.tsx'
import { Plans } from './Plans.tsx'
import { Part, StudioLink } from './parts.tsx'
import { RecentlyDeleted } from './RecentlyDeleted.tsx'
import { Status } from './Status.tsx'

/** The tool on which the Studio opens: the state of things, and how to begin. */
export function StartTool() {
  return (
    <Card height="fill" overflow="auto">
      <Container width={1}>
        <Box padding={4}>
          <Stack gap={6}>
            <Heading as="h1">{t('Start')}</Heading>
            <Status />
            <Drafts />
            <Plans />
            <RecentlyDeleted />
            <FirstSteps />
            <Guide />
          </Stack>
        </Box>
      </Container>
    </Card>
  )
}

const steps = [
  {
    title: t('Change a sentence'),
    text: t('Open the preview, click the words, type, press Publish.'),
    to: 'presentation',
  },
  {
    title: t('Add a service page'),
    text: t('Choose the group in which it is listed, press the plus sign.'),
    to: 'structure/services',
  },
  {
    title: t('Translate'),
    text: t('See what is not written in French and Portuguese yet.'),
    to: 'structure/missing-translations',
  },
]

/** Three things that every editor does, each a link to where it begins. */
function FirstSteps() {
  return (
    <Part title={t('First steps')}>
      <Flex gap={3} wrap="wrap">
        {steps.map(({ title, text, to }) => (
          <Card key={title} border padding={3} radius={2} flex={1}>
            <Stack gap={3}>
              <Text size={1} weight="medium">
                <StudioLink to={to}>{title}</StudioLink>
              </Text>
              <Text size={1} muted>
                {text}
              </Text>
            </Stack>
          </Card>
        ))}
      </Flex>
    </Part>
  )
}
