import { Box, Card, Container, Heading, Stack } from '@sanity/ui'
import { t } from '../i18n/t.ts'
import { Drafts } from './Drafts.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { Guide } from './Guide.tsx'
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
            <RecentlyDeleted />
            <FirstSteps />
            <Guide />
          </Stack>
        </Box>
      </Container>
    </Card>
  )
}
