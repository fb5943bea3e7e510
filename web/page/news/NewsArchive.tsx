import styled, { css } from 'styled-components'
import { addressOf } from '../../../shared/content/addresses/addresses.ts'
import { feedType, newsFeedPath, newsPath } from '../../../shared/content/addresses/paths.ts'
import { languages } from '../../../shared/languages.ts'
import { fillText } from '../../i18n/fillText.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { NewsListLink, NewsListPart } from '../../model/types.ts'
import { ButtonLink, PageLink } from '../../routing/PageLink.tsx'
import { NewsRows } from '../../sections/newsList/NewsRows.tsx'
import { color, font, from } from '../../theme/tokens.ts'
import { Container, Row, spanning } from '../../ui/layout.tsx'
import { H2, Lead } from '../../ui/typography.tsx'
import { RuledContainer } from './RuledContainer.ts'

const Filter = styled(Container)`
  margin-bottom: clamp(1.75rem, 3vw, 2.75rem);
  font-size: ${font.size.s};

  > dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: .5rem;
    border-block: 1px solid ${color.rule};

    ${from.small} {
      grid-template-columns: 6rem minmax(0, 1fr);
    }
  }

  dt {
    padding-block: .4rem;
    color: ${color.inkMuted};
  }

  @media print {
    display: none;
  }
`

const links = css`
  gap: 0 1.25rem;

  a {
    display: inline-block;
    min-width: 24px;
    padding-block: .4rem .2rem;
    border-bottom: 3px solid transparent;
    text-decoration-color: transparent;
    font-variant-numeric: tabular-nums;

    &:hover {
      text-decoration-color: currentColor;
    }

    &[aria-current] {
      border-color: ${color.accent};
      font-weight: 600;
    }

    /* In forced colours a transparent border is visible. */
    @media (forced-colors: active) {
      border-color: Canvas;

      &[aria-current] {
        border-color: CanvasText;
      }
    }
  }
`

const Links = styled(Row)`
  ${links}

  small {
    margin-left: .3rem;
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
    font-weight: 400;
  }
`

const Pages = styled(Row)`
  ${links}
  margin-top: 1.25rem;

  a {
    min-width: 2.75rem;
    text-align: center;
  }

  @media print {
    display: none;
  }
`

const Group = styled(RuledContainer)`
  > ${H2} {
    padding-bottom: 1rem;
    break-after: avoid;
    ${spanning('1/4')}
  }

  > div {
    ${spanning('4/-1')}
  }
`

const More = styled.p`
  margin-top: 1.25rem;
`

const Ways = styled(Container)`
  padding-bottom: clamp(1.75rem, 3vw, 2.75rem);

  > a {
    display: inline-block;
    min-height: 24px;
  }

  li {
    padding-block: .5rem;
  }

  @media print {
    display: none;
  }
`

/** The news lists: years with their entries, links to the lists of each topic and year, and the feed. */
export function NewsArchive({ list }: { list: NewsListPart }) {
  const message = useMessages()
  const { language } = useLanguage()
  const { groups, topics, years, pages, elsewhere } = list
  if (groups.length === 0) return <NoNews languages={elsewhere} />
  return (
    <>
      <Ways>
        <a
          // `download` keeps the application from opening the address as a page.
          download
          href={addressOf(newsFeedPath, language)}
          type={feedType}
          {...translatedProps(message('news.feed'))}
        />
      </Ways>
      {(topics.length > 2 || years.length > 1) && (
        <Filter as="nav" aria-label={message('news.filter').value}>
          <dl>
            {topics.length > 2 && (
              <>
                <dt {...translatedProps(message('news.topics'))} />
                <dd>
                  <ListLinks links={topics} counted />
                </dd>
              </>
            )}
            {years.length > 1 && (
              <>
                <dt {...translatedProps(message('news.years'))} />
                <dd>
                  <ListLinks links={years} />
                </dd>
              </>
            )}
          </dl>
        </Filter>
      )}
      {groups.map(({ heading, items, all }, index) => (
        <section key={heading.value} aria-label={heading.value}>
          <Group>
            <H2 {...translatedProps(heading)} />
            <div>
              <NewsRows items={items} withYear={false} />
              {all && (
                <More>
                  <ButtonLink
                    to={all.path}
                    $variant="onward"
                    {...translatedProps(
                      fillText(message('news.allOf'), { count: all.count, list: all.label.value }),
                    )}
                  />
                </More>
              )}
              {index === groups.length - 1 && pages.length > 0 && (
                <nav aria-label={message('news.pages').value}>
                  <Pages as="ol">
                    {pages.map(({ path, label, number, isCurrent }) => (
                      <li key={path}>
                        <PageLink
                          to={path}
                          aria-current={isCurrent ? 'page' : undefined}
                          aria-label={label.value}
                        >
                          {number}
                        </PageLink>
                      </li>
                    ))}
                  </Pages>
                </nav>
              )}
            </div>
          </Group>
        </section>
      ))}
    </>
  )
}

function ListLinks({ links, counted = false }: { links: NewsListLink[]; counted?: boolean }) {
  return (
    <Links as="ul">
      {links.map(({ path, label, count, isCurrent }) => (
        <li key={path}>
          <PageLink
            to={path}
            aria-current={isCurrent ? 'page' : undefined}
            {...translatedProps(label)}
          />
          {counted && count && <small key={count}>{count}</small>}
        </li>
      ))}
    </Links>
  )
}

/** A sentence in place of the lists, with links to the languages that have news. */
function NoNews({ languages: codes }: { languages: NewsListPart['elsewhere'] }) {
  const message = useMessages()
  return (
    <Ways>
      <Lead {...translatedProps(message('news.none'))} />
      <ul>
        {languages
          .filter(({ code }) => codes.includes(code))
          .map(({ code, name }) => (
            <li key={code}>
              <a href={addressOf(newsPath, code)} lang={code} hrefLang={code}>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </Ways>
  )
}
