import { Text } from '@sanity/ui'
import { t } from '../../i18n/t.ts'
import { ToolPage } from '../../ui/ToolPage.tsx'
import { BuildCard } from './BuildCard.tsx'
import { useBuilds } from './BuildsProvider.tsx'

export const websiteTool = 'website'

export function WebsiteTool() {
  const builds = useBuilds()
  return (
    <ToolPage title={t('Website')}>
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
    </ToolPage>
  )
}
