import styled from 'styled-components'
import { telUrl } from '../../../shared/text/contactUrls.ts'
import { numberParts } from '../../charts/numberParts.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useSite } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { below, color, font, from, grid } from '../../theme/tokens.ts'
import { Frame } from '../parts/Frame.tsx'

/**
 * Words before a number. In columns, the words are above the number, so that all numbers begin at the same edge and
 * stand on one line.
 */
const Before = styled.small`
  ${from.small} {
    flex-basis: 100%;
  }
`

/** Columns that fit the longest number: a character is about half as wide as the font size. */
const Figures = styled.ul<{ $longest: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(max(8rem, ${({ $longest }) => Math.min($longest, 8)} * 1.2rem + 2rem), 1fr)
  );
  gap: 1.5rem 0;
  break-inside: avoid;

  > li {
    display: flex;
    flex-direction: column;
    padding-left: clamp(.5rem, 20vw - 3.25rem, ${grid.gap});
    border-left: 1px solid ${color.rule};

    /* Words that do not fit beside the number have a line of their own. */
    > :first-child {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: .25rem;
      padding-right: .75rem;
      font: ${font.serifWeight} clamp(2.25rem, 1.8rem + 1vw, 2.75rem)/1.05 ${font.serif};
      letter-spacing: -.02em;
      overflow-wrap: anywhere;
    }

    > a {
      width: fit-content;
      text-underline-offset: .12em;
    }

    > :last-child {
      margin: .4rem .5rem 0 0;
      color: ${color.inkMuted};
      font-size: ${font.size.s};
      line-height: 1.4;
    }
  }

  small {
    color: ${color.inkMuted};
    font: 400 ${font.size.s}/1.4 ${font.sans};
    letter-spacing: 0;
  }

  ${from.small} {
    &:has(${Before}) > li:not(:has(${Before})) {
      padding-top: 1.4125rem;
    }
  }

  /* On phones, figures are rows, with their labels beside them. */
  ${below.small} {
    grid-template-columns: fit-content(55%) minmax(0, 1fr);
    gap: 0 1rem;

    > li {
      display: grid;
      grid-column: 1/-1;
      grid-template-columns: subgrid;
      align-items: baseline;
      padding: .55rem 0 .5rem;
      border: 0;

      &:not(:first-child) {
        border-top: 1px solid ${color.rule};
      }
    }
  }
`

export function Stats({ section }: { section: SectionOf<'stats'> }) {
  const { items, longest } = section
  const { phone: usual, emergencyPhone: number = usual } = useSite()
  return (
    <Frame section={section}>
      <Figures $longest={longest}>
        {items.map(({ _key, value, label, linksToPhone }) => (
          <li key={_key}>
            {linksToPhone ? (
              <a
                key={value.value}
                href={telUrl(number)}
                aria-label={`${value.value}, ${number}`}
                {...translatedProps(value)}
              >
                {withSmallWords(value.value)}
              </a>
            ) : (
              <span key={value.value} {...translatedProps(value)}>
                {withSmallWords(value.value)}
              </span>
            )}
            <span {...translatedProps(label)} />
          </li>
        ))}
      </Figures>
    </Frame>
  )
}

function withSmallWords(value: string) {
  const { before, number, after } = numberParts(value)
  const small = (words: string) => words && <small key={words}>{words}</small>
  return [
    before && <Before key={before}>{before}</Before>,
    before && ' ',
    number,
    after && ' ',
    small(after),
  ]
}
