import styled, { css } from 'styled-components'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { Page } from '../../model/types.ts'
import { color, font, from } from '../../theme/tokens.ts'
import { formatDate } from '../../ui/formatDate.ts'

/** Facts side by side: two in a row, or on large screens without a figure all of them. */
const Facts = styled.dl<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-top: 1.75rem;
  border-block: 1px solid ${color.rule};
  border-top-color: ${color.ink};
  font-size: ${font.size.s};
  line-height: 1.4;

  > div {
    position: relative;
    padding: .75rem 1rem .9rem 0;
    border-top: 1px solid ${color.rule};
    break-inside: avoid;

    &:nth-child(-n + 2) {
      border-top: 0;
    }

    &:nth-child(even) {
      padding-left: 1rem;
      border-left: 1px solid ${color.rule};
    }
  }

  dt, p {
    color: ${color.inkMuted};
  }

  dd > :first-child {
    font: ${font.serifWeight} ${font.size.l}/1.2 ${font.serif};
    text-wrap: balance;
  }

  a {
    text-decoration-color: transparent;

    /* The whole fact is the link. */
    &::after {
      position: absolute;
      inset: -1px 0 0;
      content: '';
    }

    &:hover::after {
      border-top: 3px solid ${color.accent};
    }
  }

  p {
    margin-top: .25rem;
  }

  ${from.large} {
    grid-column: ${({ $beside }) => ($beside ? '1/7' : '1/-1')};

    ${({ $beside }) =>
      !$beside &&
      css`
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        grid-template-columns: none;

        > div {
          border-top: 0;

          &:not(:first-child) {
            padding-left: 1rem;
            border-left: 1px solid ${color.rule};
          }
        }
      `}
  }
`

type KeyFactsProps = {
  facts: NonNullable<Page['hero']['facts']>
  /** Whether a figure is beside the heading and the facts. */
  beside: boolean
}

/** Short answers below a page's heading. Each links to the section with the details. */
export function KeyFacts({ facts, beside }: KeyFactsProps) {
  const message = useMessages()
  const { language } = useLanguage()
  return (
    <Facts $beside={beside}>
      {facts.map(({ _key, topic, value, note, noteDate, anchor }) => (
        <div key={_key}>
          <dt {...translatedProps(message(`fact.${topic}`))} />
          <dd>
            {anchor === undefined ? (
              <span {...translatedProps(value)} />
            ) : (
              <a href={`#${anchor}`} {...translatedProps(value)} />
            )}
            {note && (
              <p key={noteDate}>
                <span {...translatedProps(note)} />
                {noteDate && (
                  <>
                    {' '}
                    (<time dateTime={noteDate}>{formatDate(noteDate, language, 'month')}</time>)
                  </>
                )}
              </p>
            )}
          </dd>
        </div>
      ))}
    </Facts>
  )
}
