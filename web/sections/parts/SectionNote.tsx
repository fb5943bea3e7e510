import styled, { css } from 'styled-components'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { NotePage, Source } from '../../model/types.ts'
import { PageLink } from '../../routing/PageLink.tsx'
import { color, font, from, grid } from '../../theme/tokens.ts'
import { formatDate } from '../../ui/formatDate.ts'
import { squareMark } from '../../ui/marks.ts'
import { Citations, useSourceList } from './Citations.tsx'

const inColumns = css`
  ${from.large} {
    columns: 2 24rem;
    column-gap: ${grid.gap};
    max-width: 92em;
  }
`

/** A long note is in two columns if there is room, so that its lines are no longer than those of other texts. */
const Aside = styled.p<{ $isLong: boolean }>`
  position: relative;
  max-width: 46em;
  margin-top: 1.25rem;
  padding-left: 1.15rem;
  color: ${color.inkMuted};
  font-size: ${font.size.s};
  line-height: 1.5;
  break-inside: avoid;

  &::before {
    ${squareMark({ size: '.5rem', top: '.45rem', fill: color.accent })}
  }

  b {
    color: ${color.ink};
    font-weight: 600;
  }

  ${({ $isLong }) => $isLong && inColumns}
`

type SectionNoteProps = {
  id: string
  text?: Text | undefined
  page?: NotePage | undefined
  date?: string | undefined
  sources?: Source[] | undefined
}

/**
 * A remark on a section's figures, with a link to the page about them, the numbers of its sources and an id for links.
 * The month of the sources is left out if the end of the page states one month for all of its sources.
 */
export function SectionNote({ id, text, page, date, sources }: SectionNoteProps) {
  const message = useMessages()
  const { language } = useLanguage()
  const isListed = useSourceList()?.checkedIn !== undefined && sources !== undefined
  const shownDate = isListed ? undefined : date
  return (
    <Aside key={shownDate} id={id} role="note" $isLong={(text?.value.length ?? 0) > 450}>
      <b>
        <span {...translatedProps(message('section.note'))} />
        {shownDate && (
          <>
            , <time dateTime={shownDate}>{formatDate(shownDate, language, 'month')}</time>
          </>
        )}
        .
      </b>{' '}
      {text && <span {...translatedProps(text)} />}{' '}
      {page && <PageLink to={page.path} {...translatedProps(page.title)} />}
      {sources && <Citations sources={sources} />}
    </Aside>
  )
}
