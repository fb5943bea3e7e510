import type { CustomValidator } from 'sanity'
import { apiVersion } from '../../../shared/contentLake.ts'
import { derivedListOf } from '../../links/derivedLists.ts'
import { hasEntries } from '../../links/listings.ts'
import { say } from '../../words/say.ts'
import { insideSentence } from './sentence.ts'

/** Refuses a section whose derived list would be empty, as the gate does. */
export const listHasEntries: CustomValidator<{ _type: string } | undefined> = async (
  section,
  { document, getClient, schema },
) => {
  const list = section && derivedListOf(section._type)
  if (!list || !document) return true
  if (list.choice && !Reflect.get(section, list.choice)) return true
  if (await hasEntries(getClient({ apiVersion }), list, section, document)) return true
  const thing = insideSentence(schema.get(list.type)?.title ?? list.type)
  return {
    message: list.choice
      ? say('No published {thing} is in this list. Publish one first, or choose another', { thing })
      : say('There is no published {thing} to show. Publish one first', { thing }),
    path: list.choice ? [list.choice] : [],
  }
}
