import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, radius, space } from '../../theme/tokens.ts'
import { Stack } from '../../ui/layout.tsx'
import { Frame } from '../parts/Frame.tsx'
import { RichText } from '../parts/RichText.tsx'

const Faq = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};

  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`

const Question = styled.summary`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${space.m};
  min-height: 2.75rem;
  padding: ${space.s} ${space.m};
  font-weight: 650;

  > svg {
    flex: none;
  }
`

const Answer = styled.div`
  padding: 0 ${space.m} ${space.m};
`

/** One `<section>` a category. Each answer opens and closes independently. */
export function Faqs({ section }: { section: SectionOf<'faqs'> }) {
  return section.categories.map((category) => (
    <Frame key={category._id} narrow section={{ anchor: category.slug, heading: category.title }}>
      <Stack as="ul" $gap="s">
        {category.faqs.map((faq) => (
          <li key={faq._key}>
            <Faq suppressHydrationWarning>
              <Question>
                <span {...translated(faq.question)} />
                <ChevronDown aria-hidden="true" focusable="false" size={20} />
              </Question>
              <Answer>
                <RichText text={faq.answer} />
              </Answer>
            </Faq>
          </li>
        ))}
      </Stack>
    </Frame>
  ))
}
