import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, readingWidth, space } from '../../theme/tokens.ts'
import { H3, Tag } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

export const Path = styled.ol`
  display: grid;
  gap: ${space.l};
  max-width: ${readingWidth};
  counter-reset: step;
`

export const Step = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding-left: 3.5rem;
  counter-increment: step;

  &::before {
    position: absolute;
    left: 0;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 50%;
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: 700;
    content: counter(step);
  }

  &:not(:last-child)::after {
    position: absolute;
    top: 2.5rem;
    bottom: -1.25rem;
    left: 1.0625rem;
    width: 2px;
    background: ${color.line};
    content: '';
  }
`

export function Steps({ section }: { section: SectionOf<'steps'> }) {
  return (
    <Frame section={section}>
      <Path>
        {section.items.map((item) => (
          <Step key={item._key}>
            <H3 {...translated(item.title)} />
            {item.timeline && <Tag {...translated(item.timeline)} />}
            <p {...translated(item.text)} />
          </Step>
        ))}
      </Path>
    </Frame>
  )
}
