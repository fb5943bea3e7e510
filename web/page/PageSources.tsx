import styled from 'styled-components'
import { sourceId } from '../../shared/content/addresses/anchors.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import type { SourceList } from '../model/types.ts'
import { below, color, font, from, grid } from '../theme/tokens.ts'
import { formatDate } from '../ui/formatDate.ts'
import { Summary } from '../ui/Summary.ts'

const Area = styled.aside`
  border-block: 1px solid ${color.rule};
  color: ${color.inkMuted};
  font-size: ${font.size.s};
  line-height: 1.5;

  summary > * {
    padding-block: .5rem;
  }

  h2, summary > span > span {
    display: inline-block;
    margin-right: 1rem;
    font-size: inherit;
  }

  /* Beside the heading, or below it where letters are large. */
  summary {
    flex-wrap: wrap;
  }

  summary > span {
    flex: 1 1 12rem;
  }

  ${below.small} {
    summary {
      row-gap: 0;
    }

    summary > span {
      flex-basis: 100%;
      order: 1;
      padding-top: 0;
    }

    summary::after {
      margin-left: auto;
    }
  }

  h2 {
    color: ${color.ink};
    font-weight: 600;
  }

  ol {
    padding: 0 0 1rem 1.75rem;
    list-style: decimal;

    ${from.large} {
      columns: 2;
      column-gap: ${grid.gap};
    }
  }

  li {
    break-inside: avoid;

    /* Its number is beside the first line. */
    a {
      display: inline-block;
      padding-block: .25rem;
      vertical-align: top;
    }

    &:target {
      background: ${color.highlight};
    }

    &::marker {
      color: ${color.accent};
    }
  }

  @media print {
    line-height: 1.35;

    ::details-content {
      content-visibility: visible;
    }

    summary::after {
      display: none;
    }

    a::after {
      content: ' (' attr(href) ')';
    }
  }
`

/**
 * The numbered sources of a page, folded, with the months of their checks and of the next. A link to a number opens
 * the list: browsers do so themselves, and useScrollAndFocus for links that the application follows.
 */
export function PageSources({
  sourceList: { sources, checkedIn, review },
}: {
  sourceList: SourceList
}) {
  const message = useMessages()
  const { language } = useLanguage()
  const month = (date: string) => (
    <time dateTime={date.slice(0, 7)}>{formatDate(date, language, 'month')}</time>
  )
  return (
    <Area aria-labelledby="page_sources">
      <details suppressHydrationWarning>
        <Summary key={language}>
          <h2 id="page_sources">
            <span {...translatedProps(message('sourceList.heading'))} /> ({sources.length})
          </h2>{' '}
          <span>
            {checkedIn && (
              <span>
                <span {...translatedProps(message('sourceList.checked'))} /> {month(checkedIn)}
              </span>
            )}{' '}
            <span>
              <span {...translatedProps(message('sourceList.review'))} /> {month(review)}
            </span>
          </span>
        </Summary>
        <ol key={`in ${language}`}>
          {sources.map(({ _id, name, url, checkedOn }, index) => (
            <li key={_id} id={sourceId(index + 1)} tabIndex={-1}>
              <a href={url} {...translatedProps(name)} />
              {!checkedIn && <>, {month(checkedOn)}</>}
            </li>
          ))}
        </ol>
      </details>
    </Area>
  )
}
