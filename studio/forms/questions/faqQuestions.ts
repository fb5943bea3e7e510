import type { SanityClient } from '@sanity/client'
import { type CustomValidator, getPublishedId, isPublishedId } from 'sanity'
import { pageTypes } from '../../../shared/content/addresses/paths.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { issueText } from '../../schema/rules/shape.ts'

type Texts<Value> = { readonly [code in Language]?: Value } | null

export type FaqQuestion = { _key: string; question: Texts<string>; answer?: Texts<unknown> }
export type FaqCategory = { _id: string; title: Texts<string>; faqs: FaqQuestion[] | null }

/** A question of the FAQ, as a page stores it. */
export type ChosenQuestion = {
  _key: string
  _type: string
  category?: { _ref: string }
  questionKey?: string
}

export const chosenType = 'chosenQuestion'

const published = 'published'

/** Returns the published categories, in the order of the FAQ. */
export function faqCategories(client: SanityClient): Promise<FaqCategory[]> {
  const query =
    '*[_type == "faqCategory"] | order(orderRank, _id){_id, title, faqs[]{_key, question, answer}}'
  return client.fetch(query, {}, { perspective: published })
}

export function isSameQuestion(a: ChosenQuestion, b: ChosenQuestion): boolean {
  return (
    a.questionKey !== undefined &&
    a.questionKey === b.questionKey &&
    a.category?._ref === b.category?._ref
  )
}

/** Refuses a chosen question that the published FAQ does not have, as the gate does. */
export const isInFaq: CustomValidator<ChosenQuestion | undefined> = async (
  reference,
  { getClient },
) => {
  const id = reference?.category?._ref
  if (!reference || !id) return issueText('is no longer in the FAQ')
  const query = '*[_id == $id][0].faqs[_key == $key]._key'
  const keys = await getClient({ apiVersion }).fetch<string[] | null>(
    query,
    { id, key: reference.questionKey ?? '' },
    { perspective: published },
  )
  return keys?.length ? true : issueText('is no longer in the FAQ')
}

/** Refuses a question that is chosen twice, as the gate does. */
export const areDistinct: CustomValidator<ChosenQuestion[] | undefined> = (entries = []) =>
  entries
    .filter((entry, index) =>
      entries.slice(0, index).some((earlier) => isSameQuestion(entry, earlier)),
    )
    .map(({ _key }) => ({ message: issueText('is on the list twice'), path: [{ _key }] }))

type Use = {
  _id: string
  title: string | null
  chosen: (ChosenQuestion | null)[] | null
}

/** Refuses to remove a question that a published page has chosen, because the gate would refuse the page. */
export const refuseUsedRemoval: CustomValidator<(FaqQuestion | undefined)[] | undefined> = async (
  faqs = [],
  { document, getClient },
) => {
  if (!document) return true
  const id = getPublishedId(document._id)
  const { before, pages } = await getClient({ apiVersion })
    .withConfig({ perspective: 'raw' })
    .fetch<{ before: FaqQuestion[] | null; pages: Use[] }>(
      `{
        "before": *[_id == $id][0].faqs[]{_key, question},
        "pages": *[_type in $types && references($id)]{
          _id, "title": title.${defaultLanguage},
          "chosen": sections[].questions[]{category, questionKey}
        }
      }`,
      { id, types: pageTypes },
    )
  const removed = (before ?? []).filter(({ _key }) => faqs.every((faq) => faq?._key !== _key))
  const messages = removed.flatMap(({ _key, question }) =>
    pages
      .filter(({ _id }) => isPublishedId(_id))
      .filter(({ chosen }) =>
        chosen?.some((use) => use?.questionKey === _key && use.category?._ref === id),
      )
      .map(({ title }) =>
        t('“{question}” is also on the page “{page}”. Remove it there and publish that first', {
          question: question?.[defaultLanguage] ?? '',
          page: title ?? '',
        }),
      ),
  )
  return messages.map((message) => ({ message }))
}
