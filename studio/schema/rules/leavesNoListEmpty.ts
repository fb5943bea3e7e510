import { type CustomValidator, getPublishedId } from 'sanity'
import { apiVersion } from '../../../shared/contentLake.ts'
import { t, translate } from '../../i18n/t.ts'
import { listsLeftEmpty } from '../../links/listings.ts'

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
    ? t('The page “{page}” lists “{list}”, and nothing else is in that list', {
        page: first.pageTitle,
        list: translate(first.listTitle),
      })
    : true
}
