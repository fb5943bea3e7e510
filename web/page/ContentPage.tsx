import { Suspense, useMemo } from 'react'
import styled from 'styled-components'
import type { Page } from '../model/types.ts'
import { SectionView } from '../sections/views.tsx'
import { ContentsBar } from './ContentsBar.tsx'
import { contentsOf } from './contents.ts'
import { Hero } from './Hero.tsx'
import { LegalFacts } from './LegalFacts.tsx'
import { LegalText } from './LegalText.tsx'
import { RelatedServices } from './RelatedServices.tsx'
import { useCurrentSection } from './useCurrentSection.ts'
import { useRest } from './useRest.ts'

/** Keeps the footer below the screen until the sections are there. */
const Coming = styled.div`
  height: 100vh;
`

/** A page of the CMS: its hero, then its sections in the editor's order. */
export function ContentPage({ page }: { page: Page }) {
  const contents = contentsOf(page)
  const hasSections = useRest()
  const current = useCurrentSection(hasSections ? contents.map(({ anchor }) => anchor) : [])
  // The same elements while the page is scrolled: React would replace those that are not hydrated yet,
  // and with them what has been typed.
  const sections = useMemo(
    () =>
      page.sections.map((section) => (
        // React hydrates each boundary in a task of its own.
        <Suspense key={section._key}>
          <SectionView section={section} />
        </Suspense>
      )),
    [page],
  )
  return (
    <>
      <Hero page={page} contents={contents} current={current} />
      <ContentsBar entries={contents} current={current} />
      {hasSections ? (
        <>
          {page._type === 'legalPage' ? <LegalText>{sections}</LegalText> : sections}
          {page._type === 'legalPage' && <LegalFacts />}
          {page.service && <RelatedServices services={page.service.related} />}
        </>
      ) : (
        <Coming />
      )}
    </>
  )
}
