import { type CustomValidator, getPublishedId, type ValidationContext } from 'sanity'
import type { ListingPart } from '../../../shared/content/lists.ts'
import { apiVersion } from '../../../shared/contentLake.ts'
import { t, translate } from '../../i18n/t.ts'
import { choicesOf, type DerivedList, derivedLists, type Part } from '../../links/derivedLists.ts'
import { hasEntries, listsLeftEmpty } from '../../links/listings.ts'
import { insideSentence } from './shape.ts'

/** Refuses a section whose derived list would be empty, as the gate does. */
export const listHasEntries: CustomValidator<Part | undefined> = async (section, context) => {
  const list = derivedLists.find(({ part }) => part === section?._type)
  if (!section || !list || (await isFilled(list, section, context))) return true
  return {
    message: messageFor(list, context),
    path: list.choice ? [list.choice] : [],
  }
}

/** The same for the field by which a part that is no section chooses its list. */
export const choiceHasEntries =
  (part: ListingPart): CustomValidator<unknown> =>
  async (_value, context) => {
    const list = derivedLists.find((candidate) => candidate.part === part)
    if (!list || (await isFilled(list, { ...Object(context.parent), _type: part }, context)))
      return true
    return messageFor(list, context)
  }

async function isFilled(list: DerivedList, part: Part, { document, getClient }: ValidationContext) {
  const wanted = choicesOf(part, list)
  if (!document || wanted.length === 0) return true
  return hasEntries(getClient({ apiVersion }), list, wanted, document)
}

function messageFor(list: DerivedList, { schema }: ValidationContext): string {
  const thing = insideSentence(schema.get(list.type)?.title ?? list.type)
  return list.choice
    ? t('No published {thing} is in this list. Publish one first, or choose another', { thing })
    : t('There is no published {thing} to show. Publish one first', { thing })
}

/** Refuses to take the last entry out of a list that a page shows, because the gate would. */
export const leavesNoListEmpty: CustomValidator<unknown> = async (
  _value,
  { document, getClient },
) => {
  if (!document) return true
  const client = getClient({ apiVersion })
  const empty = await listsLeftEmpty(client, document)
  // `listHasEntries` reports a list on the page itself.
  const [first] = empty.filter(({ page }) => page._id !== getPublishedId(document._id))
  return first
    ? t('The list “{list}” would be empty, and the page “{page}” shows it', {
        page: first.pageTitle,
        list: translate(first.listTitle),
      })
    : true
}
