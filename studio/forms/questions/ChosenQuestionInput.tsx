import { Stack, Text } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { type ObjectInputProps, useClient } from 'sanity'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { Callout } from '../../ui/Callout.tsx'
import { DocumentLink } from '../../ui/DocumentLink.tsx'
import { Note } from '../../ui/Note.tsx'
import { type ChosenQuestion, faqCategories } from './faqQuestions.ts'

/** A read-only FAQ question, with a link to the category where editors change it. */
export function ChosenQuestionInput({ value }: ObjectInputProps<Partial<ChosenQuestion>>) {
  const client = useClient({ apiVersion })
  const { data: categories } = useQuery({
    queryKey: ['faq categories'],
    queryFn: () => faqCategories(client),
    gcTime: 0,
  })
  if (!categories) return null
  const category = categories.find(({ _id }) => _id === value?.category?._ref)
  const faq = category?.faqs?.find(({ _key }) => _key === value?.questionKey)
  return (
    <Stack gap={4}>
      {faq ? (
        <Stack gap={3}>
          <Text weight="medium">{faq.question?.[defaultLanguage]}</Text>
          <Text>{toPlainText(faq.answer?.[defaultLanguage])}</Text>
        </Stack>
      ) : (
        <Callout tone="critical">
          {t('This question is no longer in the FAQ. Remove it here, or choose another one.')}
        </Callout>
      )}
      {category && (
        <Stack gap={2}>
          <Note>{t('It is edited in the FAQ, and changes on all pages that have it:')}</Note>
          <DocumentLink document={{ _id: category._id, _type: 'faqCategory' }} />
        </Stack>
      )}
    </Stack>
  )
}
