import styled from 'styled-components'
import type { Text } from '../../../shared/content/text.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import { color, font } from '../../theme/tokens.ts'
import { dateIn } from '../../ui/dates.ts'
import { squareMark } from '../../ui/marks.ts'

const Aside = styled.p`
  position: relative;
  max-width: 46em;
  margin-top: 1.75rem;
  padding-left: 1.15rem;
  color: ${color.ink2};
  font-size: ${font.size.s};
  line-height: 1.5;
  break-inside: avoid;

  &::before {
    ${squareMark({ size: '.5rem', top: '.45rem', fill: color.laterite })}
  }

  b {
    color: ${color.ink};
    font-weight: 600;
  }
`

type NoteProps = { id: string; text: Text; date?: string | undefined }

/** A remark on a section's figures, with their month and an id for links. */
export function Note({ id, text, date }: NoteProps) {
  const message = useMessages()
  const { language } = useLanguage()
  return (
    <Aside key={date} id={id} role="note">
      <b>
        <span {...translatedProps(message('section.note'))} />
        {date && (
          <>
            , <time dateTime={date}>{dateIn(language, date, 'month')}</time>
          </>
        )}
        .
      </b>{' '}
      <span {...translatedProps(text)} />
    </Aside>
  )
}
