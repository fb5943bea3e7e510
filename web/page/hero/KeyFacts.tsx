import styled, { css } from 'styled-components'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { Page } from '../../model/types.ts'
import { color, font, from } from '../../theme/tokens.ts'
import { formatDate } from '../../ui/formatDate.ts'

type Place = 'besideTexts' | 'belowTexts' | 'acrossPage'

const places: Record<Place, ReturnType<typeof css>> = {
  besideTexts: css`
    grid-row: 2;
    grid-column: 7/-1;
    margin-top: .75rem;
  `,
  belowTexts: css`
    grid-column: 1/7;
  `,
  acrossPage: css`
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-column: 1/-1;

    > div, > :nth-child(odd):last-child {
      grid-column: auto;
      border-top: 0;

      &:not(:first-child) {
        padding-left: 1rem;
        border-left: 1px solid ${color.rule};
      }
    }
  `,
}

/** Facts, two in a row, or all in one row if they are across the page. */
const Facts = styled.dl<{ $place: Place }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-top: 1.75rem;
  border-block: 1px solid ${color.rule};
  border-top-color: ${color.ink};
  font-size: ${font.size.s};
  line-height: 1.4;

  > div {
    position: relative;
    padding: .75rem .5rem .9rem 0;
    border-top: 1px solid ${color.rule};
    break-inside: avoid;

    &:nth-child(-n + 2) {
      border-top: 0;
    }

    &:nth-child(odd):last-child {
      grid-column: 1/-1;
    }

    &:nth-child(even) {
      padding-left: .75rem;
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
    text-decoration-color: ${color.edge};

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

  ${from.small} {
    > div {
      padding-right: 1rem;

      &:nth-child(even) {
        padding-left: 1rem;
      }
    }
  }

  ${from.large} {
    ${({ $place }) => places[$place]}
  }
`

type KeyFactsProps = {
  facts: NonNullable<Page['hero']['facts']>
  /** The place of the facts on large screens. On small screens, they end the page's head. */
  place: Place
}

/** Short answers to what visitors ask first. Each links to the section with the details. */
export function KeyFacts({ facts, place }: KeyFactsProps) {
  const message = useMessages()
  const { language } = useLanguage()
  return (
    <Facts $place={place}>
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
