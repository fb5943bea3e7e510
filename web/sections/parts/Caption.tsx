import type { ReactNode } from 'react'
import styled from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import { color, font } from '../../theme/tokens.ts'

/** “Figure” with its number. Screen readers announce only that a caption follows. */
const Line = styled.figcaption<{ $counter: 'figure' | 'table'; $ruled: boolean }>`
  padding-top: .5rem;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  line-height: 1.5;
  break-before: avoid;
  ${({ $ruled }) => $ruled && `margin-top: .85rem; border-top: 1px solid ${color.rule};`}

  > b {
    color: ${color.ink};
    font-weight: 600;
    counter-increment: ${({ $counter }) => $counter};

    &::after {
      content: ' ' counter(${({ $counter }) => $counter}) '. ';
      content: ' ' counter(${({ $counter }) => $counter}) '. ' / '. ';
    }
  }
`

type CaptionProps = {
  of?: 'figure' | 'table'
  /** Whether a line is drawn above the caption; false if the element above ends with a line. */
  ruled?: boolean
  children: ReactNode
}

export function Caption({ of = 'figure', ruled = true, children }: CaptionProps) {
  const message = useMessages()
  return (
    <Line as={of === 'figure' ? 'figcaption' : 'p'} $counter={of} $ruled={ruled}>
      <b {...translatedProps(message(`${of}.label`))} />
      {children}
    </Line>
  )
}
