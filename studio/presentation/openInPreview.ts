import { Eye } from 'lucide-react'
import type { DocumentActionComponent } from 'sanity'
import { getPublishedId } from 'sanity'
import { useRouter } from 'sanity/router'
import { t } from '../i18n/t.ts'
import { previewPath, previewToolName } from './previewPath.ts'

/** Opens the document in the preview, beside the page that shows it. */
export const openInPreview: DocumentActionComponent = ({ id, type, draft, published }) => {
  const { navigateIntent } = useRouter()
  const slug: unknown = Reflect.get(Object((draft ?? published)?.slug), 'current')
  return {
    label: t('Open in preview'),
    icon: Eye,
    onHandle: () =>
      navigateIntent('edit', {
        id: getPublishedId(id),
        type,
        mode: 'presentation',
        presentation: previewToolName,
        preview: previewPath({
          _id: getPublishedId(id),
          _type: type,
          slug: typeof slug === 'string' ? slug : undefined,
        }),
      }),
  }
}
