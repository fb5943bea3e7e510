import { Card, Stack, Text } from '@sanity/ui'
import { pageTypes, pathOf } from '../../shared/content/paths.ts'
import { t } from '../i18n/t.ts'
import { seoLimits } from '../schema/rules/length.ts'

/** A page as a search result: its path, title and description. */
export function SearchResult({
  siteName,
  page,
  title,
  description,
  isHidden,
}: {
  siteName: string
  page: { type: string | undefined; slug: string | undefined }
  title: string | undefined
  description: string | undefined
  /** Whether search engines are asked not to list the page. */
  isHidden: boolean
}) {
  if (isHidden)
    return (
      <Card padding={4} radius={2} border tone="caution">
        <Text size={1}>
          {t(
            'Search engines are asked not to list this page. One that knows it already may show it for some days more.',
          )}
        </Text>
      </Card>
    )
  const type = pageTypes.find((candidate) => candidate === page.type)
  const path = type ? pathOf({ _type: type, slug: page.slug }) : '/'
  const place = [siteName, ...path.split('/').filter(Boolean)].join(' › ')
  return (
    <Card padding={4} radius={2} border scheme="light">
      <Stack gap={3}>
        <Text size={1} muted>
          {place}
        </Text>
        <Text size={3} style={{ color: '#1a0dab' }}>
          {title ? cut(title, seoLimits.title.most) : t('The title is missing')}
        </Text>
        <Text size={1} muted>
          {description
            ? cut(description, seoLimits.description.most)
            : t('The description is missing: the search engine picks some words of the page.')}
        </Text>
      </Stack>
    </Card>
  )
}

/** Cuts a text at a space and adds an ellipsis, as search engines do. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = text.slice(0, most)
  const space = kept.lastIndexOf(' ')
  return `${(space > 0 ? kept.slice(0, space) : kept).trimEnd()} …`
}
