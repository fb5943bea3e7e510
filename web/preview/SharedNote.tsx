import styled from 'styled-components'
import type { Language } from '../../shared/languages.ts'
import { fillIn } from '../../shared/text/fillIn.ts'
import { formatPartialDate } from '../../shared/text/partialDate.ts'
import { color, font, grid } from '../theme/tokens.ts'

const Bar = styled.aside`
  position: sticky;
  z-index: 10;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  padding: .75rem ${grid.page};
  border-top: 2px solid ${color.ink};
  background: ${color.highlight};
  font-size: ${font.size.s};
`

const texts: Record<Language, Record<'draft' | 'published' | 'until', string>> = {
  en: {
    draft: 'Draft, not public',
    published: 'You see what is public. There is no draft of it now',
    until: 'This link works until {day}.',
  },
  fr: {
    draft: 'Brouillon, non public',
    published: 'Vous voyez la version publique. Il n’y a plus de brouillon',
    until: 'Ce lien fonctionne jusqu’au {day}.',
  },
  pt: {
    draft: 'Rascunho, não público',
    published: 'Está a ver a versão pública. Já não há rascunho',
    until: 'Esta ligação funciona até {day}.',
  },
}

type SharedNoteProps = { until: string; isPublic: boolean; language: Language }

/**
 * A bar that tells the reader of a link that the page is a draft and not the public website, and until when the link
 * works.
 */
export function SharedNote({ until, isPublic, language }: SharedNoteProps) {
  const { draft, published, until: end } = texts[language]
  return (
    <Bar role="status" lang={language}>
      <strong>{isPublic ? published : draft}</strong>
      <span>{fillIn(end, { day: formatPartialDate(until.slice(0, 10), language) })}</span>
    </Bar>
  )
}
