import styled, { css } from 'styled-components'
import { siblingKey } from '../../../shared/content/languages/inLanguage.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import type { Page } from '../../model/types.ts'
import { Actions } from '../../sections/parts/Actions.tsx'
import { FramedPicture } from '../../sections/parts/FramedPicture.tsx'
import { color, font, from, grid } from '../../theme/tokens.ts'
import { Container, twelveColumns } from '../../ui/layout.tsx'
import { H1, Lead } from '../../ui/typography.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import { Contents } from '../Contents.tsx'
import type { ContentsEntry } from '../contentsEntries.ts'
import { LegalDates } from '../LegalDates.tsx'
import { DrawingsView, HeroMapView } from '../views.tsx'
import { isCover } from './Cover.tsx'
import { KeyFacts } from './KeyFacts.tsx'

const Texts = styled.div<{ $beside: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: clamp(1.25rem, 2.2vw, 2rem);

  /* Long words break, and do not widen the page, where text is set wider. */
  > h1 {
    max-width: 100%;
  }

  ${from.large} {
    grid-row: 2;
    grid-column: 1 / ${({ $beside }) => ($beside ? 7 : 9)};

    ${Lead} {
      max-width: 33em;
    }

    ${({ $beside }) =>
      $beside &&
      css`
        h1 {
          font-size: min(4.3vw, 3.875rem);
        }
      `}
  }
`

/** A map is beside both the texts and the facts below them; any other figure is beside the texts only. */
const Figure = styled.div<{ $tall: boolean }>`
  margin-top: 2rem;

  ${from.large} {
    grid-row: 2 / span ${({ $tall }) => ($tall ? 2 : 1)};
    grid-column: 7/-1;
    margin-top: 0;
  }

  @media print {
    max-width: 11cm;
  }
`

/** The breadcrumb and, at the end of its line, the table of contents. */
const Top = styled.div<{ $open: boolean }>`
  position: relative;
  display: flex;
  align-items: baseline;
  justify-content: space-between;

  ${from.large} {
    display: ${({ $open }) => ($open ? 'contents' : 'flex')};
    grid-column: 1/-1;
  }
`

/** The map fills the right side of the cover and runs over its top and right edges. */
const onCover = css`
  padding-top: clamp(2rem, 6vw, 3.5rem);

  ${from.large} {
    grid-template-rows: minmax(37rem, auto);
    padding-block: 0;

    ${Texts} {
      z-index: 1;
      grid-row: 1;
      align-self: center;
      padding-block: 3.5rem;
    }

    ${Figure} {
      display: contents;
    }

    figure {
      grid-row: 1;
      grid-column: 6/-1;
      align-self: end;
      margin: -2rem calc(-.65 * ${grid.page}) 0 .6rem;
      padding-bottom: 1.25rem;
    }

    figcaption {
      margin-right: calc(.65 * ${grid.page});
    }

    h1 {
      font-size: min(4vw, 3.625rem);
    }
  }
`

/**
 * The map of a single country is small, and says less than the facts: on phones it is below them, on tablets beside the
 * texts, and in print, where the page then fits on one sheet.
 */
const onSheet = css`
  @media screen and (min-width: 40rem) and (max-width: 63.98rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 17rem;
    column-gap: ${grid.gap};

    ${Top}, dl {
      grid-column: 1/-1;
    }

    ${Figure} {
      grid-row: 2;
      grid-column: 2;
      margin-top: 0;
    }
  }

  @media print {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 3.8cm;
    column-gap: 8mm;
    padding-bottom: 0;

    ${Top} {
      display: none;
    }

    ${Texts} {
      grid-column: 1;
    }

    ${Figure} {
      grid-row: 1;
      grid-column: 2;
      margin: 0;
    }

    figcaption {
      display: none;
    }

    ${Lead} {
      font-size: 10pt;
    }

    dl {
      display: flex;
      grid-column: 1/-1;
      gap: 5mm;
      margin-top: 3mm;
      border-block: 1px solid;

      > div {
        display: block;
        flex: 1;
        padding-block: 1.5mm;
        border: 0;
        font-size: 8pt;
        line-height: 1.3;
      }
    }
  }
`

const Head = styled(Container)<{ $cover: boolean; $sheet: boolean }>`
  padding-block: clamp(1.25rem, 2vw, 1.75rem) ${grid.section};
  ${twelveColumns}
  grid-template-rows: auto auto 1fr;
  ${({ $cover }) => $cover && onCover}

  @media print {
    padding-block: 0 9mm;
  }

  ${({ $sheet }) => $sheet && onSheet}
`

const Eyebrow = styled.p`
  color: ${color.accent};
  font-size: ${font.size.s};
  font-weight: 600;
`

type HeroProps = {
  page: Page
  contents: ContentsEntry[]
  /** The id of the section that is being read. */
  current: string | null
}

export function Hero({ page, contents, current }: HeroProps) {
  const { eyebrow, heading, text, actions, image, map, drawings, facts } = page.hero
  const cover = isCover(page)
  const figure = map ? (
    <HeroMapView map={map} field={siblingKey(heading, 'map')} cover={cover} />
  ) : drawings ? (
    <DrawingsView drawings={drawings} />
  ) : (
    image && <FramedPicture image={image} sizes="(min-width: 64rem) 50vw, 100vw" eager />
  )
  const hasBeside = figure !== undefined || facts !== undefined
  const sheet = page._type === 'country'
  const keyFacts = facts && (
    <KeyFacts facts={facts} place={map ? 'belowTexts' : figure ? 'acrossPage' : 'besideTexts'} />
  )
  return (
    <section id="hero" aria-labelledby="hero_heading">
      <Head $cover={cover} $sheet={sheet}>
        {!cover && (
          <Top $open={!hasBeside}>
            <Breadcrumb page={page} />
            {contents.length > 0 && (
              <Contents entries={contents} current={current} fold={hasBeside} />
            )}
          </Top>
        )}
        <Texts $beside={hasBeside}>
          {eyebrow && <Eyebrow {...translatedProps(eyebrow)} />}
          <H1 id="hero_heading" {...translatedProps(heading)} />
          <Lead {...translatedProps(text)} />
          {page._type === 'legalPage' && <LegalDates />}
          {actions && <Actions actions={actions} />}
        </Texts>
        {sheet && keyFacts}
        {figure && (
          <Figure $tall={map !== undefined} data-nosnippet>
            {figure}
          </Figure>
        )}
        {!sheet && keyFacts}
      </Head>
    </section>
  )
}
