import styled, { css } from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import { color, font, from } from '../theme/tokens.ts'
import { unfolded, useUnfolded } from '../ui/Fold.tsx'
import { currentMark } from '../ui/marks.ts'
import { Summary } from '../ui/Summary.ts'
import { silentCounter } from '../ui/typography.tsx'
import { useDismiss } from '../ui/useDismiss.ts'
import type { ContentsEntry } from './contentsEntries.ts'

/** The entries, over the page when they unfold. */
const Panel = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: 3;
  width: min(100%, 26rem);
  padding: .25rem 1rem 1rem;
  border: 1px solid ${color.edge};
  background: ${color.paper};
`

/** The contents are always open on large screens, beside the heading of a page without a figure and facts. */
const besideHeading = css`
  ${from.large} {
    details {
      ${unfolded}
    }

    grid-row: 2;
    grid-column: 10/-1;
    margin: .75rem 0 0;

    #contents {
      font-weight: 600;
    }

    ${Panel} {
      position: static;
      width: auto;
      padding: .5rem 0 0;
      border: 0;
    }
  }
`

const Nav = styled.nav<{ $fold: boolean }>`
  flex: none;
  margin-left: auto;
  font-size: ${font.size.s};

  summary {
    gap: .6rem;
  }

  ${({ $fold }) => !$fold && besideHeading}

  @media print {
    display: none;
  }
`

const List = styled.ol`
  line-height: 1.4;
  counter-reset: entry;

  > li {
    border-top: 1px solid ${color.rule};
    break-inside: avoid;
    counter-increment: entry;
    text-wrap: balance;
  }

  a {
    display: flex;
    gap: .75rem;
    padding-block: .4rem;
    text-decoration-color: transparent;

    &:hover {
      text-decoration-color: currentColor;
    }

    &[aria-current] {
      font-weight: 600;
    }

    &::before {
      ${silentCounter('counter(entry)')}
      flex: none;
      min-width: 1.25rem;
      color: ${color.accent};
      font-variant-numeric: tabular-nums;
    }
  }

  > [data-emergency] {
    border-block: 1px solid ${color.accent};
    color: ${color.accent};
    font-weight: 600;
    counter-increment: none;

    a::before {
      ${currentMark}
      min-width: 0;
      margin: .4em .75rem 0 0;
    }
  }
`

type EntriesProps = {
  entries: ContentsEntry[]
  /** The id of the section that is being read. */
  current: string | null
  onFollow?: () => void
}

export function ContentsEntries({ entries, current, onFollow }: EntriesProps) {
  return (
    <List>
      {entries.map(({ anchor, heading, emergency = false }) => (
        <li key={anchor} data-emergency={emergency ? '' : undefined}>
          <a
            href={`#${anchor}`}
            aria-current={anchor === current ? 'true' : undefined}
            onClick={onFollow}
            {...translatedProps(heading)}
          />
        </li>
      ))}
    </List>
  )
}

type ContentsProps = Pick<EntriesProps, 'entries' | 'current'> & {
  /** Whether the contents fold on large screens too. */
  fold: boolean
}

/** The table of contents, which unfolds from the end of the line of the breadcrumb. */
export function Contents({ entries, current, fold }: ContentsProps) {
  const message = useMessages()
  const { details, close } = useDismiss()
  useUnfolded(details)
  return (
    <Nav $fold={fold} aria-labelledby="contents">
      <details ref={details} suppressHydrationWarning>
        <Summary>
          <span id="contents" {...translatedProps(message('contents.heading'))} />
        </Summary>
        <Panel>
          <ContentsEntries entries={entries} current={current} onFollow={close} />
        </Panel>
      </details>
    </Nav>
  )
}
