import type { ComponentProps } from 'react'
import styled, { css } from 'styled-components'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, font } from '../../theme/tokens.ts'
import { Summary } from '../../ui/Summary.ts'
import { Frame } from '../parts/Frame.tsx'
import { RichText } from '../parts/RichText.tsx'

const Questions = styled.ul`
  border-bottom: 1px solid ${color.rule};

  > li {
    border-top: 1px solid ${color.rule};
  }

  details > div {
    padding: 0 2.5rem 1.5rem 0;
  }

  /* All answers are open. */
  @media print {
    details {
      break-inside: avoid;
    }

    ::details-content {
      content-visibility: visible;
    }

    summary::after {
      display: none;
    }
  }
`

const large = css`
  min-height: 3.5rem;
  padding-block: .85rem;
  font: ${font.serifWeight} clamp(1.1875rem, 1.1rem + .4vw, 1.375rem)/1.3 ${font.serif};
`

const Question = styled(Summary)<{ $isQuiet: boolean }>`
  gap: 1rem;
  ${({ $isQuiet }) => ($isQuiet ? 'padding-block: .45rem;' : large)}

  /* Long words of other languages must not push the mark out of a small screen. */
  > span {
    min-width: 0;
  }

  &:hover {
    color: ${color.accent};
  }
`

type QuestionListProps = {
  questions: { _key: string; question: Text; answer: ComponentProps<typeof RichText>['text'] }[]
  /** Whether the questions are in small letters. */
  isQuiet?: boolean
}

/** Questions whose answers open and close independently. */
export function QuestionList({ questions, isQuiet = false }: QuestionListProps) {
  return (
    <Questions>
      {questions.map(({ _key, question, answer }) => (
        <li key={_key}>
          <details suppressHydrationWarning>
            <Question $isQuiet={isQuiet}>
              <span {...translatedProps(question)} />
            </Question>
            <div>
              <RichText text={answer} />
            </div>
          </details>
        </li>
      ))}
    </Questions>
  )
}

/** One `<section>` per category. */
export function Faqs({ section }: { section: SectionOf<'faqs'> }) {
  return section.categories.map((category) => (
    <Frame key={category._id} section={{ anchor: category.slug, heading: category.title }}>
      <QuestionList questions={category.faqs} />
    </Frame>
  ))
}
