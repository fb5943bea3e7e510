import { Box, Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { t } from '../i18n/t.ts'
import { BuildCard } from './BuildCard.tsx'
import { useBuilds } from './BuildsProvider.tsx'

export const websiteTool = 'website'

/** The tool that lists the latest builds of the website. */
export function PublishingTool() {
  const builds = useBuilds()
  return (
    <Card height="fill" overflow="auto">
      <Container width={1}>
        <Box padding={4}>
          <Stack gap={4}>
            <Heading as="h1">{t('Website')}</Heading>
            <Text muted>
              {t(
                'After you publish, the website is updated. A page with an error stays as it was, and you read here what to fix.',
              )}
            </Text>
            {builds?.length === 0 && (
              <Text data-testid="no-builds">
                {t(
                  'The website has not reported here yet. After your next publish you read here that it is being updated. If nothing appears within half an hour, tell whoever looks after the site. What you have published is kept.',
                )}
              </Text>
            )}
            {builds?.map((build) => (
              <BuildCard key={build.record._id} build={build} />
            ))}
          </Stack>
        </Box>
      </Container>
    </Card>
  )
}
