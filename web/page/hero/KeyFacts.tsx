import styled from 'styled-components'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { Page } from '../../model/types.ts'
import { color, font, from } from '../../theme/tokens.ts'
import { formatDate } from '../../ui/formatDate.ts'

/** Facts in columns side by side. On small screens, each is a line with its topic at the left. */
const Facts = styled.dl`
  margin-top: 2.25rem;
  border-bottom: 1px solid ${color.rule};

  > div {
    display: grid;
    grid-template-columns: 6.25rem minmax(0, 1fr);
    gap: .15rem 1rem;
    align-items: baseline;
    padding-block: .6rem;
    position: relative;
    border-top: 1px solid ${color.rule};
    font-size: ${font.size.s};
    line-height: 1.4;
    break-inside: avoid;

    &:first-child {
      border-color: ${color.ink};
    }
  }

  dt, p {
    color: ${color.inkMuted};
  }

  dd > :first-child {
    font: ${font.serifWeight} ${font.size.l}/1.15 ${font.serif};
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

  ${from.large} {
    display: flex;
    grid-column: 1/-1;
    border-top: 1px solid ${color.ink};

    > div {
      display: block;
      flex: 1;
      padding: .75rem 1.25rem 1.1rem 1rem;
      border-top: 0;
      border-left: 1px solid ${color.rule};

      &:first-child {
        padding-left: 0;
        border: 0;
      }
    }

    dt {
      margin-bottom: .15rem;
    }

    p {
      max-width: 24em;
      margin-top: .4rem;
    }

    dd > :first-child {
      font-size: ${font.size.xl};
    }
  }
`

type KeyFactsProps = { facts: NonNullable<Page['hero']['facts']> }

/** Short answers below a page's heading. Each links to the section with the details. */
export function KeyFacts({ facts }: KeyFactsProps) {
  const message = useMessages()
  const { language } = useLanguage()
  return (
    <Facts>
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
