import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { translatedProps } from '../../../i18n/translatedProps.ts'
import { useMessages } from '../../../loading/ContentProvider.tsx'
import { PageLink } from '../../../routing/PageLink.tsx'
import { color, font, from, grid } from '../../../theme/tokens.ts'
import { columnGrid } from '../../../ui/layout.tsx'
import { H3 } from '../../../ui/typography.tsx'
import type { CountryAnswer } from './derive.ts'

/** Below the map, over the page's whole width. */
const Area = styled.div`
  margin-top: 1.5rem;
  border-top: 1px solid ${color.rule};
  font-size: ${font.size.s};
  line-height: 1.45;

  ${from.large} {
    grid-column: 1/-1;
    margin: 0;
  }

  @media print {
    display: none;
  }
`

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  column-gap: .5rem;
  padding-top: .35rem;

  a, span {
    display: block;
    padding-block: .55rem;
  }

  [data-highlighted] {
    color: ${color.accent};
  }

  ${from.large} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    justify-content: space-between;

    a, span {
      padding-block: .3rem;
    }
  }
`

/** Reserves space for an answer, so that nothing moves. */
const Answer = styled.div`
  min-height: 5.25rem;
  padding-block: .75rem;
  color: ${color.inkMuted};

  html:not([data-scripted]) & {
    display: none;
  }

  ${H3}, dd {
    color: ${color.ink};
  }

  dd p {
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }

  dl {
    display: grid;
    gap: .5rem ${grid.gap};
    margin-top: .5rem;
  }

  ${from.large} {
    min-height: 6.75rem;

    > div {
      ${columnGrid}
    }

    > div > div {
      grid-column: span 4;
    }

    dl {
      grid-column: span 8;
      grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
      margin-top: .2rem;
    }
  }

  ${from.wide} {
    min-height: 5.75rem;
  }
`

type CountryAnswersProps = {
  answers: readonly CountryAnswer[]
  highlighted: string | undefined
  onHighlight: (code: string) => void
}

/** The names of the map's countries, as links to their pages, and the answer about the highlighted country. */
export function CountryAnswers({ answers, highlighted, onHighlight }: CountryAnswersProps) {
  const message = useMessages()
  const answer = answers.find(({ code }) => code === highlighted)
  const names = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // A name that was focused or pointed at before hydration sends no event.
    const reached = [...(names.current?.children ?? [])].findIndex((name) =>
      name.matches(':hover, :focus-within'),
    )
    const country = answers[reached]
    if (country) onHighlight(country.code)
  }, [answers, onHighlight])
  return (
    <Area>
      <Names ref={names}>
        {answers.map(({ code, name, path }) => {
          const props = {
            'data-highlighted': code === highlighted || undefined,
            onFocus: () => onHighlight(code),
            onPointerMove: () => onHighlight(code),
            ...translatedProps(name),
          }
          return (
            <li key={code}>{path ? <PageLink to={path} {...props} /> : <span {...props} />}</li>
          )
        })}
      </Names>
      <Answer role="status">
        {answer ? (
          <div key={answer.code}>
            <div>
              <H3 as="p">
                {answer.path ? (
                  <PageLink to={answer.path} {...translatedProps(answer.name)} />
                ) : (
                  <span {...translatedProps(answer.name)} />
                )}
              </H3>
              {answer.place && <p {...translatedProps(answer.place)} />}
            </div>
            <dl>
              {answer.decides && (
                <div>
                  <dt {...translatedProps(message('map.decides'))} />
                  <dd>
                    <span {...translatedProps(answer.decides.title)} />
                    {answer.decides.fullName && <p {...translatedProps(answer.decides.fullName)} />}
                  </dd>
                </div>
              )}
              {answer.trademark && (
                <div>
                  <dt {...translatedProps(message('map.trademarkRoutes'))} />
                  <dd {...translatedProps(answer.trademark)} />
                </div>
              )}
              {answer.region && (
                <div>
                  <dt {...translatedProps(message('map.region'))} />
                  <dd {...translatedProps(answer.region)} />
                </div>
              )}
            </dl>
          </div>
        ) : (
          <p key="prompt" {...translatedProps(message('map.choose'))} />
        )}
      </Answer>
    </Area>
  )
}
