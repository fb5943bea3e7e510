import styled from 'styled-components'
import { siblingKey, type Text } from '../../../shared/content/languages/inLanguage.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { NewsRow } from '../../model/types.ts'
import { PageLink } from '../../routing/PageLink.tsx'
import { color, font, from, grid } from '../../theme/tokens.ts'
import { formatDate } from '../../ui/formatDate.ts'
import { H3, Secondary, SmallH3 } from '../../ui/typography.tsx'

const Rows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: .25rem ${grid.gap};
    padding-block: 1rem 1.25rem;
    border-bottom: 1px solid ${color.rule};
    break-inside: avoid;

    &:first-child {
      padding-top: 0;
    }

    ${from.medium} {
      grid-template-columns: 9.5rem minmax(0, 1fr);
      align-items: baseline;
    }
  }

  a {
    text-decoration-color: transparent;

    &:hover {
      text-decoration-color: currentColor;
    }
  }
`

/** Date and topic: in one line on phones, below one another beside the title. */
const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 .75rem;
  font-size: ${font.size.s};
  font-variant-numeric: tabular-nums;

  ${from.medium} {
    flex-direction: column;
  }

  > span {
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
    line-height: 1.9;
  }
`

const Summary = styled(Secondary)`
  max-width: 38em;
  margin-top: .35rem;
`

type NewsRowsProps = {
  /** Rows without a summary have no topic either. */
  items: NewsRow[]
  /** Whether dates include the year; false below the heading of a year. */
  withYear?: boolean
}

/** Entries of a list of news, each with its date. */
export function NewsRows({ items, withYear = true }: NewsRowsProps) {
  const message = useMessages()
  const { language } = useLanguage()
  return (
    <Rows>
      {items.map(({ _id, publishedOn, topic, title, summary, path }) => (
        <li key={_id}>
          <When {...previewField(siblingKey(title, 'publishedOn'))}>
            <time key={publishedOn} dateTime={publishedOn}>
              {formatDate(publishedOn, language, withYear ? 'date' : 'day')}
            </time>
            {summary && <span {...translatedProps(message(`news.topic.${topic}`))} />}
          </When>
          <div>
            {summary ? <H3>{link(path, title)}</H3> : <SmallH3>{link(path, title)}</SmallH3>}
            {summary && <Summary {...translatedProps(summary)} />}
          </div>
        </li>
      ))}
    </Rows>
  )
}

const link = (path: string, title: Text) => <PageLink to={path} {...translatedProps(title)} />
