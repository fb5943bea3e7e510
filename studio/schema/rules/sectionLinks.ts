import { type CustomValidator, getDraftId, isReference } from 'sanity'
import { sectionIds } from '../../../shared/content/addresses/anchors.ts'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { type PagePart, withCategories } from '../../documents/links/listedDocuments.ts'
import { t } from '../../i18n/t.ts'
import { ifReadable } from './ifReadable.ts'

type Section = PagePart & { anchor?: string | null; heading?: { en: string } | null }

type Page = { _id: string; sections?: Section[] | null }

/** With its draft, which plans read as published (`validateChanges`). */
const versionsOfPage = `*[_id in [$id, $draft]]{_id, sections[]{_type, anchor, heading}}`

/** Refuses an anchor that no section of the linked page has, as the gate does. */
export const namesSection: CustomValidator<string | undefined> = ifReadable(
  async (anchor, { parent, getClient }) => {
    const page = isObject(parent) ? parent.page : undefined
    if (!anchor || !isReference(page)) return true
    const client = getClient({ apiVersion }).withConfig({ perspective: 'published' })
    const [id, draft] = [page._ref, getDraftId(page._ref)]
    const versions = await client.fetch<Page[]>(versionsOfPage, { id, draft })
    const { sections } = versions.find(({ _id }) => _id === id) ?? {}
    const ids = sectionIds(await withCategories(client, sections ?? [])).map(({ id }) => id)
    return ids.includes(anchor)
      ? true
      : t('The page has no such section: {ids}', { ids: ids.join(', ') })
  },
)
