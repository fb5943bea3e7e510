import styled from 'styled-components'
import { faqPath } from '../../../shared/content/addresses/paths.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { PageLink } from '../../routing/PageLink.tsx'
import { QuestionList } from '../faqs/Faqs.tsx'
import { QuietSection } from '../parts/QuietSection.tsx'

const More = styled.p`
  @media print {
    display: none;
  }
`

/** Questions about a page's subject, at the page's end. */
export function Questions({ section }: { section: SectionOf<'questions'> }) {
  const message = useMessages()
  const { questions, hasMore } = section
  return (
    <QuietSection section={section}>
      <QuestionList questions={questions} isQuiet />
      {hasMore && (
        <More>
          <PageLink to={faqPath} {...translatedProps(message('questions.all'))} />
        </More>
      )}
    </QuietSection>
  )
}
