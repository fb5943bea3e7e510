import styled from 'styled-components'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import type { SourceList } from '../model/types.ts'
import { SourceLink } from '../sections/parts/SectionNote.tsx'
import { color, font, from, grid } from '../theme/tokens.ts'
import { formatDate } from '../ui/formatDate.ts'
import { Container } from '../ui/layout.tsx'

const Content = styled(Container)`
  padding-block: 1.5rem;
  color: ${color.inkMuted};
  font-size: ${font.size.s};
  line-height: 1.5;

  h2 {
    color: ${color.ink};
    font-size: inherit;
    font-weight: 600;
  }

  ul {
    margin-top: .5rem;
    padding-top: .5rem;
    border-top: 1px solid ${color.rule};

    ${from.large} {
      columns: 2;
      column-gap: ${grid.gap};
    }
  }

  li {
    padding-block: .25rem;
    break-inside: avoid;
  }

  @media print {
    padding-block: 0;
    line-height: 1.35;

    a::after {
      content: ' (' attr(href) ')';
    }
  }
`

/** The sources of a page, with the month of each check and of the next. */
export function PageSources({ sourceList: { sources, review } }: { sourceList: SourceList }) {
  const message = useMessages()
  const { language } = useLanguage()
  const month = (date: string) => (
    <time dateTime={date.slice(0, 7)}>{formatDate(date, language, 'month')}</time>
  )
  return (
    <aside aria-labelledby="page_sources">
      <Content>
        <h2 id="page_sources" {...translatedProps(message('sourceList.heading'))} />
        <p key={language}>
          <span {...translatedProps(message('sourceList.review'))} /> {month(review)}
        </p>
        <ul key={`in ${language}`}>
          {sources.map((source) => (
            <li key={source._id}>
              <SourceLink source={source} />, {month(source.checkedOn)}
            </li>
          ))}
        </ul>
      </Content>
    </aside>
  )
}
