import styled from 'styled-components'
import type { Page } from '../../web/model/types.ts'
import { Contents } from '../../web/page/Contents.tsx'
import { ContentsBar } from '../../web/page/ContentsBar.tsx'
import { listContents } from '../../web/page/contentsEntries.ts'
import { Hero } from '../../web/page/hero/Hero.tsx'
import { NotFound } from '../../web/page/NotFound.tsx'
import { PageSources } from '../../web/page/PageSources.tsx'
import { RelatedServices } from '../../web/page/RelatedServices.tsx'
import { Caption } from '../../web/sections/parts/Caption.tsx'
import { FramedPicture } from '../../web/sections/parts/FramedPicture.tsx'
import { Footer } from '../../web/shell/Footer.tsx'
import { Header } from '../../web/shell/Header.tsx'
import { Logo } from '../../web/shell/Logo.tsx'
import { Opened } from './Opened.tsx'
import { Specimen } from './Specimen.tsx'

/** Sizes of the mark: a list's bullet, the header's, a large one. */
const markSizes = ['.875rem', '2.1875rem', '7rem']

const Marks = styled.div`
  display: flex;
  align-items: center;
  gap: 2rem;
`

const Mark = styled.div<{ $size: string }>`
  width: ${({ $size }) => $size};
`

/** Returns the table of contents of a page as long as the site's, with an emergency section at its end. */
function contentsLike({ sections, ...page }: Page) {
  const numbered = sections.filter(({ _key }) => _key.endsWith('-one')).slice(0, 6)
  const emergency = sections.filter(({ _key }) => _key === 'call-to-action-emergency')
  return listContents({ ...page, sections: [...numbered, ...emergency] })
}

/** The parts of a page around its sections, and those around every page. */
export function PageParts({ page }: { page: Page }) {
  const contents = contentsLike(page)
  const { image, ...hero } = page.hero
  const current = contents[1]?.anchor ?? null
  return (
    <>
      <Specimen name="logo" padded>
        <Marks>
          {markSizes.map((size) => (
            <Mark key={size} $size={size}>
              <Logo />
            </Mark>
          ))}
        </Marks>
      </Specimen>
      <Specimen name="header">
        <Header />
      </Specimen>
      {/* The language menu from medium screens up, the menu below large ones. */}
      <Specimen name="header-open" height="38rem">
        <Opened>
          <Header />
        </Opened>
      </Specimen>
      <Specimen name="hero">
        <Hero page={{ ...page, hero }} contents={contents} current={current} />
      </Specimen>
      <Specimen name="hero-picture">
        <Hero page={page} contents={contents} current={current} />
      </Specimen>
      <Specimen name="hero-short">
        <Hero
          page={{ ...page, hero: { heading: hero.heading, text: hero.text } }}
          contents={[]}
          current={null}
        />
      </Specimen>
      <Specimen name="contents" padded>
        <Contents entries={contents} current={current} fold={false} />
      </Specimen>
      <Specimen name="contents-folded" padded>
        <Contents entries={contents} current={current} fold />
      </Specimen>
      <Specimen name="contents-bar" height="8rem">
        <ContentsBar entries={contents} current={current} />
      </Specimen>
      <Specimen name="contents-bar-open" height="26rem">
        <Opened>
          <ContentsBar entries={contents} current={current} />
        </Opened>
      </Specimen>
      {image && (
        <Specimen name="framed-picture" padded>
          <FramedPicture image={image} sizes="100vw" />
        </Specimen>
      )}
      <Specimen name="captions" padded>
        <figure>
          <Caption>
            <span>{hero.text.value}</span>
          </Caption>
        </figure>
        <Caption of="table" ruled={false}>
          <span>{hero.text.value}</span>
        </Caption>
      </Specimen>
      {page._type === 'servicePage' && (
        <Specimen name="related-services">
          <RelatedServices services={page.service.related} />
        </Specimen>
      )}
      {page.sourceList && (
        <Specimen name="source-list">
          <PageSources sourceList={page.sourceList} />
        </Specimen>
      )}
      <Specimen name="not-found">
        <NotFound path="/nowhere" />
      </Specimen>
      <Specimen name="footer">
        <Footer />
      </Specimen>
    </>
  )
}
