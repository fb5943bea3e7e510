import { Fragment } from 'react'
import styled from 'styled-components'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { Source } from '../../model/types.ts'
import { color, font } from '../../theme/tokens.ts'
import { formatDate } from '../../ui/formatDate.ts'
import { squareMark } from '../../ui/marks.ts'

const Aside = styled.p`
  position: relative;
  max-width: 46em;
  margin-top: 1.75rem;
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
`

const Cited = styled.span`
  display: block;

  span + & {
    margin-top: .35rem;
  }
`

type SectionNoteProps = {
  id: string
  text?: Text | undefined
  date?: string | undefined
  sources?: Source[] | undefined
}

/** A remark on a section's figures, and their sources, with their month and an id for links. */
export function SectionNote({ id, text, date, sources }: SectionNoteProps) {
  const message = useMessages()
  return (
    <Aside key={date} id={id} role="note">
      {text && (
        <>
          <Label text={message('section.note')} date={date} /> <span {...translatedProps(text)} />
        </>
      )}
      {sources && (
        <Cited>
          <Label
            text={message(sources.length > 1 ? 'section.sources' : 'section.source')}
            date={text ? undefined : date}
          />{' '}
          {sources.map((source, index) => (
            <Fragment key={source._id}>
              {index > 0 && ' · '}
              <SourceLink source={source} />
            </Fragment>
          ))}
        </Cited>
      )}
    </Aside>
  )
}

function Label({ text, date }: { text: Text; date: string | undefined }) {
  const { language } = useLanguage()
  return (
    <b>
      <span {...translatedProps(text)} />
      {date && (
        <>
          , <time dateTime={date}>{formatDate(date, language, 'month')}</time>
        </>
      )}
      .
    </b>
  )
}

export function SourceLink({ source: { name, url } }: { source: Source }) {
  return <a href={url} {...translatedProps(name)} />
}
