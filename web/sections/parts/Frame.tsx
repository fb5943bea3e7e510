import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { parentKey, previewField, translatedProps } from '../../i18n/translatedProps.ts'
import type { Action, NotePage, Source } from '../../model/types.ts'
import { color, font, from, grid, headerHeight } from '../../theme/tokens.ts'
import { Columns, Container, RuledColumns, twelveColumns } from '../../ui/layout.tsx'
import { H2, numberWidth, silentCounter } from '../../ui/typography.tsx'
import { ActionRow, Actions } from './Actions.tsx'
import { Citations } from './Citations.tsx'
import { SectionNote } from './SectionNote.tsx'

const Area = styled.section`
  counter-increment: section;
  counter-reset: item;
`

/** The content of a section, below a full-width line. */
const Content = styled(Container)`
  padding-bottom: ${grid.section};

  &::before {
    display: block;
    grid-column: 1/-1;
    padding-top: 1rem;
    border-top: 1px solid ${color.ink};
    content: '';
  }

  ${twelveColumns}

  /* The line is a border, so that it moves to the next page with the heading. */
  @media print {
    padding-block: 1.125rem 8mm;
    border-top: 1px solid ${color.ink};

    &::before {
      display: none;
    }
  }
`

const Heading = styled(H2)`
  position: relative;
  padding-left: 1.5em;

  &::before {
    ${silentCounter('counter(section)')}
    position: absolute;
    left: 0;
    color: ${color.accent};
  }
`

const Intro = styled.p`
  max-width: 38em;
  margin-top: .75rem;
  color: ${color.inkMuted};
`

const inMargin = css`
  ${from.large} {
    position: sticky;
    top: calc(${headerHeight} + 1.5rem);
    grid-column: 1/4;
    padding: 0 1rem 0 0;

    /* Long words of headings fit the three columns. */
    ${Heading} {
      margin-right: -1rem;
      font-size: min(${font.size.h2}, 2.3vw);
    }

    ${Intro} {
      font-size: ${font.size.s};
      line-height: 1.5;
    }
  }

  ${from.wide} {
    ${Intro} {
      margin-left: ${numberWidth};
    }
  }

  @media print {
    position: static;
  }
`

const aboveBody = css`
  ${from.large} {
    display: grid;
    grid-column: 1/-1;
    grid-template-columns: subgrid;
    align-items: baseline;

    > ${Heading} {
      grid-column: 1/7;
    }

    > ${Intro} {
      grid-column: 7/-1;
      margin: 0;
    }
  }
`

/** Padding, not a margin, because Chromium may break a printed page at a margin. */
const Head = styled.div<{ $wide: boolean }>`
  padding-bottom: 1rem;
  break-inside: avoid;
  break-after: avoid;

  ${({ $wide }) => ($wide ? aboveBody : inMargin)}
`

const Body = styled.div<{ $wide: boolean }>`
  ${from.large} {
    grid-column: ${({ $wide }) => ($wide ? 1 : 4)}/-1;
    padding-top: ${({ $wide }) => ($wide ? 0 : '.25rem')};
  }

  > ${ActionRow}:not(:first-child) {
    margin-top: 1.5rem;
  }
`

/** Two short sections, side by side on large screens. Their lists have two columns. */
export const Pair = styled.div`
  ${from.large} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: calc(2 * ${grid.gap});
    max-width: ${grid.width};
    margin-inline: auto;
    padding-inline: ${grid.page};

    ${Content} {
      display: block;
      padding-inline: 0;
    }

    ${Head} {
      position: static;
    }

    ${Heading} {
      margin: 0;
      font-size: ${font.size.xl};
    }

    ${Intro} {
      margin-left: 0;
    }

    ${Columns} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${RuledColumns} > li:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
  }
`

type Landmark = { anchor: string; heading: Text }

/** Unique, because anchors contain no underscore. */
export const headingIdOf = (anchor: string) => `${anchor}_heading`

/** Returns the props of a section's element, which is labelled by the heading with the id `headingIdOf`. */
export function landmark(section: Landmark) {
  return {
    id: section.anchor,
    'aria-labelledby': headingIdOf(section.anchor),
    tabIndex: -1,
    ...previewField(parentKey(section.heading)),
  }
}

export type FrameProps = {
  section: Landmark & {
    intro?: Text | undefined
    note?: Text | undefined
    notePage?: NotePage | undefined
    noteDate?: string | undefined
    sources?: Source[] | undefined
    actions?: Action[] | undefined
  }
  /** Places the heading above a full-width body instead of in the margin. Figures and rows need this. */
  wide?: boolean
  /** Whether the note is part of the children. */
  hasOwnNote?: boolean
  children?: ReactNode
}

/** The introduction of a section, with its sources unless a note cites them. */
export function SectionIntro({ section: { intro, note, sources } }: Pick<FrameProps, 'section'>) {
  const cited = note ? undefined : sources
  if (!intro && !cited) return null
  return (
    <Intro>
      {intro && <span {...translatedProps(intro)} />}{' '}
      {cited && <Citations sources={cited} alone={!intro} />}
    </Intro>
  )
}

/** The note of a section, or the link to the page about its figures, if it has one. */
export function FrameNote({
  section: { anchor, note, notePage, noteDate, sources },
}: Pick<FrameProps, 'section'>) {
  if (!note && !notePage) return null
  return (
    <SectionNote
      id={`${anchor}_note`}
      text={note}
      page={notePage}
      date={noteDate}
      sources={note && sources}
    />
  )
}

/**
 * The frame of a section: its id, its heading as the label, its number, introduction and buttons. The numbers are CSS
 * counters, because they depend on the order of sections. Sources are cited after the note, or else the introduction.
 */
export function Frame({ section, wide = false, hasOwnNote = false, children }: FrameProps) {
  return (
    <Area {...landmark(section)}>
      <Content>
        <Head $wide={wide}>
          <Heading id={headingIdOf(section.anchor)} {...translatedProps(section.heading)} />
          <SectionIntro section={section} />
        </Head>
        <Body $wide={wide}>
          {children}
          {!hasOwnNote && <FrameNote section={section} />}
          {section.actions && <Actions actions={section.actions} inBody />}
        </Body>
      </Content>
    </Area>
  )
}
