import styled from 'styled-components'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { ButtonLink, PageLink } from '../../routing/PageLink.tsx'
import { formatDate } from '../../ui/formatDate.ts'
import { Frame } from '../parts/Frame.tsx'
import { QuietLinks, QuietSection } from '../parts/QuietSection.tsx'
import { NewsRows } from './NewsRows.tsx'

const All = styled.p`
  margin-top: 1.25rem;
`

export function NewsList({ section }: { section: SectionOf<'newsList'> }) {
  const message = useMessages()
  const { language } = useLanguage()
  const { items, all } = section
  if (section.shows === 'aboutThisPage')
    return (
      <QuietSection section={section}>
        <QuietLinks>
          {items.map(({ _id, publishedOn, title, path }) => (
            <li key={_id}>
              <time key={language} dateTime={publishedOn}>
                {formatDate(publishedOn, language, 'date')}
              </time>
              <PageLink to={path} {...translatedProps(title)} />
            </li>
          ))}
          {all && (
            <li>
              <PageLink to={all} {...translatedProps(message('news.all'))} />
            </li>
          )}
        </QuietLinks>
      </QuietSection>
    )
  return (
    <Frame section={section}>
      <NewsRows items={items} />
      {all && (
        <All>
          <ButtonLink to={all} $variant="onward" {...translatedProps(message('news.all'))} />
        </All>
      )}
    </Frame>
  )
}
