import { type CustomValidator, getPublishedId } from 'sanity'
import { documentLists, type ListName } from '../../../shared/content/lists/documentLists.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import {
  isInList,
  listOfPart,
  listsLeftEmpty,
  type PagePart,
  readPublished,
} from '../../documents/links/listedDocuments.ts'
import { t, translate } from '../../i18n/t.ts'
import { membershipTitles, serviceGroupTitles } from '../objects/optionTitles.ts'
import { ifReadable } from './ifReadable.ts'
import { insideSentence } from './shape.ts'

/** Refuses a section, or a hero, whose list would be empty, as the gate does. */
export const listHasEntries: CustomValidator<PagePart | undefined> = ifReadable(
  async (part, { document, getClient, schema }) => {
    const list = part && listOfPart(part)
    if (!list || !document) return true
    const { type, mayBeEmpty } = documentLists[list.name]
    if (mayBeEmpty) return true
    const published = await readPublished(getClient({ apiVersion }), type)
    const id = getPublishedId(document._id)
    // A page may list itself. Its new version counts.
    const listed = [...published.filter(({ _id }) => _id !== id), document]
    if (listed.some((entry) => isInList(entry, list))) return true
    const thing = insideSentence(schema.get(type)?.title ?? type)
    return {
      message: list.filterField
        ? t('No published {thing} is in this list. Publish one first, or choose another', { thing })
        : t('There is no published {thing} to show. Publish one first', { thing }),
      path: list.filterField ? [list.filterField] : [],
    }
  },
)

const titles: Partial<Record<ListName, Record<string, string>>> = {
  services: serviceGroupTitles,
  countries: membershipTitles,
}

/** Refuses to remove the last entry from a list that another page shows, because the gate would refuse it. */
export const leavesNoListEmpty: CustomValidator<unknown> = ifReadable(
  async (_value, { document, getClient }) => {
    if (!document) return true
    const [first] = await listsLeftEmpty(getClient({ apiVersion }), document, document)
    if (!first) return true
    const { page, list } = first
    return t('The list “{list}” would be empty, and the page “{page}” shows it', {
      page: page.title ?? page._id,
      list: translate(titles[list.name]?.[String(list.value)] ?? ''),
    })
  },
)
