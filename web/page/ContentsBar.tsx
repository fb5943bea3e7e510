import styled from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import { below, color, font, from, headerHeight } from '../theme/tokens.ts'
import { Container } from '../ui/layout.tsx'
import { chevron } from '../ui/marks.ts'
import { VisuallyHidden } from '../ui/typography.tsx'
import { useDismiss } from '../ui/useDismiss.ts'
import { ContentsEntries } from './Contents.tsx'
import type { ContentsEntry } from './contentsEntries.ts'

const Bar = styled.details`
  position: fixed;
  inset: 0 0 auto;
  z-index: 4;
  border-bottom: 1px solid ${color.rule};
  background: ${color.paper};
  font-size: ${font.size.s};

  ol {
    max-height: calc(100dvh - ${headerHeight} - 3.5rem);
    padding-bottom: 1rem;
    overflow-y: auto;
  }

  ${from.large} {
    top: ${headerHeight};
  }

  ${below.low} {
    display: none;
  }

  @media print {
    display: none;
  }
`

const Current = styled.summary`
  display: flex;
  align-items: center;
  gap: .75rem;
  min-height: 2.75rem;
  ${chevron}

  /* An outline around the bar would be under the header and beyond the screen. */
  &:focus-visible {
    outline-offset: -3px;
  }
`

const Ordinal = styled.span`
  color: ${color.accent};
  font-variant-numeric: tabular-nums;
`

type ContentsBarProps = { entries: ContentsEntry[]; current: string | null }

/**
 * A bar with the current section's heading, once that has left the screen, which unfolds to the table of
 * contents. It is below the header, which scrolls away on small screens.
 */
export function ContentsBar({ entries, current }: ContentsBarProps) {
  const message = useMessages()
  const { details, close } = useDismiss()
  const index = entries.findIndex(({ anchor }) => anchor === current)
  const entry = entries[index]
  if (!entry) return null
  return (
    <nav aria-label={message('contents.current').value}>
      <Bar ref={details}>
        <Container as={Current}>
          <VisuallyHidden {...translatedProps(message('contents.current'))} />
          {!entry.emergency && <Ordinal aria-hidden="true">{index + 1}</Ordinal>}
          <span {...translatedProps(entry.heading)} />
        </Container>
        <Container>
          <ContentsEntries entries={entries} current={current} onFollow={close} />
        </Container>
      </Bar>
    </nav>
  )
}
