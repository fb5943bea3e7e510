import { Eye } from 'lucide-react'
import {
  type DocumentActionComponent,
  getPublishedId,
  type SanityClient,
  type SanityDocument,
  useClient,
} from 'sanity'
import { useRouter } from 'sanity/router'
import { z } from 'zod'
import { homePath, pageTypes } from '../../../shared/content/addresses/paths.ts'
import { countryPagePath } from '../../../shared/content/countries/countryPage.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { changesOf, plan, plannedIds, planType } from '../../../shared/plans/plan.ts'
import { endIdOf } from '../../../shared/plans/planEnd.ts'
import { withPlan } from '../../../shared/previewProtocol.ts'
import { t } from '../../i18n/t.ts'
import { hasPreview } from '../../settings.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { addressInStudio, previewPath, previewToolName } from './previewPath.ts'

const eye = inlineIcon(Eye)

/** Returns a function that opens a document's form beside the preview, at one of its addresses. */
function useOpenPreview() {
  const { navigateIntent } = useRouter()
  return (id: string, type: string, preview: string) =>
    navigateIntent('edit', {
      id: getPublishedId(id),
      type,
      mode: 'presentation',
      presentation: previewToolName,
      preview,
    })
}

const addressed = z.object({ slug: z.object({ current: z.string() }) })

/** Returns the path at which the preview shows a document. */
export function documentPath(id: string, type: string, latest: SanityDocument | null): string {
  const slug = addressed.safeParse(latest).data?.slug.current
  const ofCountry = type === 'country' && latest && countryPagePath(latest)
  return ofCountry || previewPath({ _id: getPublishedId(id), _type: type, slug })
}

export const openInPreview: DocumentActionComponent = ({ id, type, draft, published }) => {
  const open = useOpenPreview()
  if (!hasPreview) return null
  const latest = draft ?? published
  const path = documentPath(id, type, latest)
  const address = addressInStudio(path, { _type: type, title: latest?.title })
  return { label: t('Open in preview'), icon: eye, onHandle: () => open(id, type, address) }
}

const firstOf = `*[_id in $ids] | order(_type in ${JSON.stringify(pageTypes)} desc)[0]{_id, _type, title, "slug": slug.current}`

/** Returns the address of the first page that a stored plan changes, or else of the home page. */
export async function firstAddressOf(stored: unknown, client: SanityClient): Promise<string> {
  const { data } = plan.safeParse(stored)
  type First = (Parameters<typeof previewPath>[0] & { title: unknown }) | null
  const ids = data ? plannedIds(changesOf(data)) : []
  const first = await client.fetch<First>(firstOf, { ids }, { perspective: 'drafts' })
  return addressInStudio(first ? previewPath(first) : homePath, first ?? {})
}

/** Returns an action that opens the first page of a plan, with its changes and those of earlier plans. */
const previewOf =
  (moment: 'start' | 'end'): DocumentActionComponent =>
  ({ id, draft }) => {
    const client = useClient({ apiVersion })
    const open = useOpenPreview()
    const { data } = plan.safeParse(draft)
    if (!hasPreview || (moment === 'end' && data?.until === undefined)) return null
    const shownId = getPublishedId(moment === 'end' ? endIdOf({ _id: id }) : id)
    return {
      label: moment === 'end' ? t('See the site after its end') : t('See the site then'),
      icon: eye,
      disabled: !data || data.state === 'executed',
      onHandle: async () =>
        open(id, planType, withPlan(await firstAddressOf(draft, client), shownId)),
    }
  }

export const planPreviews = [previewOf('start'), previewOf('end')]
