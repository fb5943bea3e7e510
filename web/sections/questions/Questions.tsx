import styled from 'styled-components'
import { faqPath } from '../../../shared/content/addresses/paths.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { ButtonLink } from '../../routing/PageLink.tsx'
import { font } from '../../theme/tokens.ts'
import { Questions as List, QuestionList } from '../faqs/Faqs.tsx'
import { Frame } from '../parts/Frame.tsx'
import { RichText } from '../parts/RichText.tsx'

const OpenList = styled(List)`
  > li {
    padding-block: .85rem 1.5rem;
    break-inside: avoid;
  }
`

const OpenQuestion = styled.h3`
  margin-bottom: .5rem;
  font: ${font.serifWeight} clamp(1.1875rem, 1.1rem + .4vw, 1.375rem)/1.3 ${font.serif};
  break-after: avoid;
`

const More = styled.p`
  margin-top: 1.25rem;

  @media print {
    display: none;
  }
`

/** The maximum number of questions whose answers are always open, because hiding only a line or two is of no use. */
const openUpTo = 2

export function Questions({ section }: { section: SectionOf<'questions'> }) {
  const message = useMessages()
  const { questions, hasMore } = section
  return (
    <Frame section={section}>
      {questions.length > openUpTo ? (
        <QuestionList questions={questions} />
      ) : (
        <OpenList>
          {questions.map(({ _key, question, answer }) => (
            <li key={_key}>
              <OpenQuestion {...translatedProps(question)} />
              <RichText text={answer} />
            </li>
          ))}
        </OpenList>
      )}
      {hasMore && (
        <More>
          <ButtonLink
            to={faqPath}
            $variant="onward"
            {...translatedProps(message('questions.all'))}
          />
        </More>
      )}
    </Frame>
  )
}
