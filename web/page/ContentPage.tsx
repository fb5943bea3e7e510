import { memo, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import styled from 'styled-components'
import type { Page } from '../model/types.ts'
import { headingIdOf, Pair } from '../sections/parts/Frame.tsx'
import { ContentsBar } from './ContentsBar.tsx'
import { listContents } from './contentsEntries.ts'
import { Cover, isCover } from './hero/Cover.tsx'
import { Hero } from './hero/Hero.tsx'
import { LegalText } from './LegalText.ts'
import { NewsHead } from './news/NewsHead.tsx'
import { isAtEnd, PageEnd } from './PageEnd.tsx'
import { sectionRows } from './sectionRows.ts'
import { useCurrentSection, useIsScrolledPast } from './useCurrentSection.ts'
import {
  CountryProfileView,
  NewsArchiveView,
  NewsArticleView,
  SearchView,
  SectionView,
} from './views.tsx'

/** A space that keeps the footer below the screen until the sections are rendered. */
const SectionsPlaceholder = styled.div`
  height: 100vh;
`

export function ContentPage({ page }: { page: Page }) {
  const { hash } = useLocation()
  // Paints the heading first after navigation, unless the address names a section.
  const [hasSections, setHasSections] = useState(useNavigationType() === 'POP' || hash !== '')
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHasSections(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const contents = listContents(page)
  const current = useCurrentSection(hasSections ? contents.map(({ anchor }) => anchor) : [])
  const hasHeadingLeft = useIsScrolledPast(current === null ? undefined : headingIdOf(current))
  const hero = <Hero page={page} contents={contents} current={current} />
  return (
    <>
      {isCover(page) ? (
        <Cover>{hero}</Cover>
      ) : page._type === 'newsArticle' ? (
        <NewsHead>{hero}</NewsHead>
      ) : (
        hero
      )}
      <ContentsBar entries={contents} current={hasHeadingLeft ? current : null} />
      {hasSections ? <Sections page={page} /> : <SectionsPlaceholder />}
    </>
  )
}

/** Memoized, because the current section changes while the page is scrolled. */
const Sections = memo(function Sections({ page }: { page: Page }) {
  const rows = sectionRows(page.sections.filter((section) => !isAtEnd(section)))
  const sections = rows.map((row, index) => {
    const views = row.map((section) => <SectionView key={section._key} section={section} />)
    const key = row[0]?._key
    if (row.length > 1) return <Pair key={key}>{views}</Pair>
    const isBound = index === 0 && row[0]?._type === 'stats' && isCover(page)
    return isBound ? <Cover key={key}>{views}</Cover> : views
  })
  return (
    <>
      {page._type === 'newsPage' && <NewsArchiveView list={page.newsList} />}
      {page._type === 'country' && (
        <CountryProfileView sections={page.country.sections} path={page.path} />
      )}
      {page._type === 'legalPage' ? (
        <LegalText>{sections}</LegalText>
      ) : page._type === 'newsArticle' ? (
        <NewsArticleView
          news={page.news}
          hasList={page.ancestors !== undefined}
          sections={sections}
        />
      ) : (
        sections
      )}
      {page._type === 'search' && <SearchView search={page.search} />}
      <PageEnd page={page} />
    </>
  )
})
