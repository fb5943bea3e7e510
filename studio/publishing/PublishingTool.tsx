import { Box, Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { BuildCard } from './BuildCard.tsx'
import { useBuildRecords } from './useBuildRecords.ts'

/** The tool that lists the latest builds of the website. */
export function PublishingTool() {
  const records = useBuildRecords()
  return (
    <Card height="fill" overflow="auto">
      <Container width={1}>
        <Box padding={4}>
          <Stack gap={4}>
            <Heading as="h1">Website</Heading>
            <Text muted>
              After you publish, the website is built anew. It shows your words when the build is
              live; if something is in the way, it stays as it was and you read here what to mend.
            </Text>
            {records.length === 0 && <Text>Nothing has been published yet.</Text>}
            {records.map((record) => (
              <BuildCard key={record._id} record={record} />
            ))}
          </Stack>
        </Box>
      </Container>
    </Card>
  )
}
