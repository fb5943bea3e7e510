import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { newsPath } from '../../../shared/content/addresses/paths.ts'
import { siblingKey } from '../../../shared/content/languages/inLanguage.ts'
import { fillText } from '../../i18n/fillText.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { PageOf } from '../../model/types.ts'
import { ButtonLink, PageLink } from '../../routing/PageLink.tsx'
import { ActionRow } from '../../sections/parts/Actions.tsx'
import { RichText } from '../../sections/parts/RichText.tsx'
import { color, font } from '../../theme/tokens.ts'
import { formatDate } from '../../ui/formatDate.ts'
import { Container, spanning } from '../../ui/layout.tsx'
import { RuledContainer } from './RuledContainer.ts'

/** The article's date, author, service and source, in the margin of large screens. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(4.5rem, max-content) minmax(0, 1fr);
  align-self: start;
  margin-bottom: 1.75rem;
  font-size: ${font.size.s};
  line-height: 1.5;

  > * {
    padding-block: .3rem;

    &:nth-of-type(n + 2) {
      border-top: 1px solid ${color.rule};
    }
  }

  > dt {
    padding-right: 1rem;
    color: ${color.inkMuted};
  }

  a {
    display: inline-block;
    max-width: 100%;
    min-height: 24px;
  }

  ${spanning('1/4')}
`

const Body = styled.div`
  ${spanning('4/-1')}
`

const Correction = styled.p`
  max-width: 42em;
  margin-top: 2rem;
  padding-top: .75rem;
  border-top: 3px solid ${color.primary};
  font-size: ${font.size.s};
  line-height: 1.5;

  b {
    font-weight: 600;
  }
`

const AllNews = styled(ActionRow)`
  margin-top: 2rem;
`

type NewsArticleProps = {
  news: PageOf<'newsArticle'>['news']
  hasList: boolean
  sections: ReactNode[]
}

/** An article: its text with its facts and its correction, its sections, and the way to all news. */
export function NewsArticle({ news, hasList, sections }: NewsArticleProps) {
  const message = useMessages()
  const { language } = useLanguage()
  const { title, text, publishedOn, byline, service, source, correction } = news
  const key = (field: string) => previewField(siblingKey(title, field))
  const allNews = hasList && (
    <AllNews>
      <ButtonLink to={newsPath} $variant="onward" {...translatedProps(message('news.all'))} />
    </AllNews>
  )
  const article = (
    <RuledContainer>
      <Facts>
        <dt {...translatedProps(message('news.published'))} />
        <dd {...key('publishedOn')}>
          <time key={publishedOn} dateTime={publishedOn}>
            {formatDate(publishedOn, language)}
          </time>
        </dd>
        {byline && (
          <>
            <dt {...translatedProps(message('news.by'))} />
            <dd {...translatedProps(byline)} />
          </>
        )}
        {service && (
          <>
            <dt {...translatedProps(message('news.service'))} />
            <dd>
              <PageLink to={service.path} {...translatedProps(service.title)} />
            </dd>
          </>
        )}
        {source && (
          <>
            <dt {...translatedProps(message('news.source'))} />
            <dd key={source.url} {...key('source')}>
              <a href={source.url}>{new URL(source.url).hostname.replace(/^www\./, '')}</a>
              {source.checkedOn && (
                <Fragment key={source.checkedOn}>
                  ,{' '}
                  <span
                    {...translatedProps(
                      fillText(message('news.checked'), {
                        month: formatDate(source.checkedOn, language, 'month'),
                      }),
                    )}
                  />
                </Fragment>
              )}
            </dd>
          </>
        )}
      </Facts>
      <Body>
        <RichText text={text} />
        {correction && (
          <Correction>
            <b
              {...translatedProps(
                fillText(message('news.corrected'), {
                  date: formatDate(correction.date, language),
                }),
              )}
            />{' '}
            <span {...translatedProps(correction.text)} />
          </Correction>
        )}
        {sections.length === 0 && allNews}
      </Body>
    </RuledContainer>
  )
  if (sections.length === 0) return article
  return (
    <>
      {article}
      {sections}
      {allNews && <Container>{allNews}</Container>}
    </>
  )
}
