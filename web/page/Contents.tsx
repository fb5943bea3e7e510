import styled, { css } from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import { below, color, font, from, grid } from '../theme/tokens.ts'
import { currentMark } from '../ui/marks.ts'
import { silentCounter } from '../ui/typography.tsx'
import type { ContentsEntry } from './contentsEntries.ts'

const besideHeading = css`
  ${from.large} {
    grid-column: 10/-1;
    margin-top: .75rem;
  }
`

const belowHeading = css`
  margin-top: 2.5rem;

  ${from.large} {
    grid-column: 1/-1;

    ol {
      columns: 4;
      column-gap: ${grid.gap};
    }
  }
`

const Nav = styled.nav<{ $across: boolean }>`
  font-size: ${font.size.s};

  ${({ $across }) => ($across ? belowHeading : besideHeading)}

  > p {
    padding-bottom: .55rem;
    font-weight: 600;
    line-height: 1.4;
  }

  ${below.large} {
    margin-top: 2.25rem;

    ol {
      columns: 2 9rem;
      column-gap: ${grid.gap};
    }
  }

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
  /** Whether the entries are in columns, below the heading and its figure. */
  across: boolean
}

export function Contents({ entries, current, across }: ContentsProps) {
  const message = useMessages()
  return (
    <Nav $across={across} aria-labelledby="contents">
      <p id="contents" {...translatedProps(message('contents.heading'))} />
      <ContentsEntries entries={entries} current={current} />
    </Nav>
  )
}
