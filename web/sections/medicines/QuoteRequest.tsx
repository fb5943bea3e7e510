import { useEffect } from 'react'
import styled from 'styled-components'
import { languageAndPath } from '../../../shared/content/addresses/addresses.ts'
import { contactPath } from '../../../shared/content/addresses/paths.ts'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { addToMessage } from '../../browser/enquiryDraft.ts'
import type { T } from '../../i18n/createT.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { ButtonLink } from '../../routing/PageLink.tsx'
import { below, color, font, from } from '../../theme/tokens.ts'
import { Row } from '../../ui/layout.tsx'
import { textButton } from '../../ui/textButton.ts'
import { contactAbout } from '../parts/Actions.tsx'

const Bar = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: .4rem 1.5rem;
  align-items: center;
  padding: .8rem 1.25rem;
  border-top: 1px solid ${color.ink};
  margin-top: 2.25rem;
  background: ${color.highlight};

  h3 {
    font: ${font.serifWeight} 1.5rem/1.2 ${font.serif};
  }

  p {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.inkMuted};
    font-size: ${font.size.s};
    line-height: 1.4;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  ${below.medium} {
    p {
      -webkit-line-clamp: 1;
    }

    a {
      padding-inline: 1rem;
    }
  }

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  ${below.low} {
    position: static;
  }

  @media print {
    display: none;
  }
`

const Clear = styled.button.attrs({ type: 'button' })`
  ${textButton}
  min-height: 2.75rem;
`

type QuoteRequestProps = {
  t: T<'medicines'>
  /** The number of medicines, in words. */
  count: Text
  names: string[]
  /** The draft of the enquiry's message. */
  message: string
  service: string | undefined
  onClear: () => void
}

/**
 * A bar with the ticked medicines and a button to the form, visible while any are ticked. While it is, each link to the
 * form adds them to the message.
 */
export function QuoteRequest({ t, count, names, message, service, onClear }: QuoteRequestProps) {
  useEffect(() => {
    // Other buttons of the page lead to the form as well, and have the same words.
    const fillIn = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a')
      if (!link || link.origin !== location.origin) return
      if (languageAndPath(link.pathname).path === contactPath) addToMessage('medicines', message)
    }
    addEventListener('click', fillIn, true)
    return () => removeEventListener('click', fillIn, true)
  }, [message])
  return (
    <Bar role="region" aria-label={t('request').value}>
      <div>
        <h3 {...translatedProps(count)} />
        <p>{names.join(', ')}</p>
      </div>
      <Row>
        <ButtonLink to={contactAbout(service)} {...translatedProps(t('quote'))} />
        <Clear onClick={onClear} {...translatedProps(t('clear'))} />
      </Row>
    </Bar>
  )
}
