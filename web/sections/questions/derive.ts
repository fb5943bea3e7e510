import type { SectionInLanguageOf } from '../sectionInLanguage.ts'

/** Replaces each chosen question with its texts in the FAQ. */
export function deriveQuestions({ questions, ...section }: SectionInLanguageOf<'questions'>) {
  return {
    ...section,
    questions: questions.flatMap((entry) =>
      entry._type === 'ownQuestion'
        ? [{ _key: entry._key, question: entry.question, answer: entry.answer }]
        : entry.category.faqs.map((faq) => ({ ...faq, _key: entry._key })),
    ),
    /** Whether a question is from the FAQ. The section then links to further questions there. */
    hasMore: questions.some(({ _type }) => _type === 'chosenQuestion'),
  }
}
