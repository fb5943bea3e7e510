import { type CustomValidator, getPublishedId } from 'sanity'
import { apiVersion } from '../../../shared/contentLake.ts'
import { listsLeftEmpty } from '../../links/listings.ts'

/** The last entry of a list that a page shows stays in it: the site shows no empty list. */
export const leavesNoListEmpty: CustomValidator<unknown> = async (
  _value,
  { document, getClient },
) => {
  if (!document) return true
  const client = getClient({ apiVersion })
  const empty = await listsLeftEmpty(client, document)
  // A page whose own list changes with it says so at the list.
  const [first] = empty.filter(({ page }) => page._id !== getPublishedId(document._id))
  return first
    ? `The page “${first.pageTitle}” lists “${first.listTitle}”, and nothing else is in that list`
    : true
}
