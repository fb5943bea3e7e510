import styled, { css } from 'styled-components'
import { ButtonLink } from '../../routing/PageLink.tsx'
import { below, color, font, from, grid } from '../../theme/tokens.ts'
import { entryMarkSize, squareMark } from '../../ui/marks.ts'
import { H3 } from '../../ui/typography.tsx'

/** The title above an answer. It is shown in print, and in browsers without `:has`, which show all answers. */
export const ChosenTitle = styled.p`
  margin-bottom: .5rem;
  color: ${color.inkMuted};
`

/** The text of a subject, above each of its answers. */
export const Introduction = styled.p`
  max-width: 40em;
`

/** A column of radio buttons on phones, or a row, drawn by their labels. */
const choices = css<{ $counts: number[] }>`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  border-bottom: 1px solid ${color.rule};
  grid-template-columns: minmax(0, 1fr);

  /* Choices of equal height, so that two columns look like a table. */
  ${below.medium} {
    grid-template-rows: auto;
    grid-auto-rows: 1fr;
  }

  /* A legend that floats is an item of the grid. */
  legend {
    float: left;
    padding: .8rem 0 .3rem;
    color: ${color.inkMuted};
    font-size: ${font.size.s};
  }

  label {
    position: relative;
    display: flex;
    gap: .7rem;
    align-items: center;
    min-height: 3.25rem;
    padding: .5rem .6rem;
    border-top: 1px solid ${color.rule};
    font: ${font.serifWeight} 1.125rem/1.15 ${font.serif};
    text-wrap: balance;
    overflow-wrap: anywhere;
    cursor: pointer;

    &::before {
      flex: none;
      width: .6875rem;
      height: .6875rem;
      border: 1px solid ${color.edge};
      content: '';
    }

    &:hover {
      background: ${color.tint};
    }

    &:has(:checked) {
      background: ${color.ink};
      color: ${color.paper};

      &::before {
        border-color: ${color.paper};
        background: ${color.paper};
      }
    }

    &:has(:focus-visible) {
      z-index: 1;
      outline: 3px solid ${color.accent};
      outline-offset: 2px;
    }

    @media (forced-colors: active) {
      &::before {
        display: none;
      }
    }
  }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;

    @media (forced-colors: active) {
      position: static;
      flex: none;
      width: 1.25rem;
      height: 1.25rem;
      opacity: 1;
    }
  }

  ${from.medium} {
    grid-template-columns: 7rem repeat(${({ $counts }) => Math.min(4, Math.max(...$counts, $counts.length))}, minmax(0, 1fr));

    legend {
      grid-row: 1 / span 9;
      padding: 1.1rem 0;
    }

    label {
      min-height: 3.75rem;
      padding: .8rem .75rem;
      border-width: 0 0 0 1px;
      font-size: 1.25rem;
    }
  }

  ${from.large} {
    label {
      padding-inline: 1.1rem;
      font-size: 1.375rem;
    }
  }
`

/**
 * Hides the questions and answers that are not chosen. The first row of choices is followed by one row for each
 * subject.
 */
const notChosen = (counts: number[]) =>
  counts.map((count, subject) => {
    const unless = (row: number, choice: number) =>
      `&:not(:has(> fieldset:nth-child(${row}) > label:nth-of-type(${choice + 1}) > :checked))`
    const answers = `> div > :nth-child(${subject + 1})`
    return css`
      ${unless(1, subject)} {
        > fieldset:nth-child(${subject + 2}), ${answers} {
          display: none;
        }
      }

      ${Array.from(
        { length: count },
        (_, list) => css`
          ${unless(subject + 2, list)} ${answers} > :nth-child(${list + 1}) {
            display: none;
          }
        `,
      )}
    `
  })

/**
 * The radio buttons above the answer that they choose, without scripts. On phones the two questions stand side by side,
 * if their letters are not enlarged, so that an answer is seen with its choice.
 */
export const Guide = styled.div<{ $counts: number[] }>`
  border-top: 1px solid ${color.rule};

  > fieldset {
    display: none;
    ${choices}
  }

  @supports selector(:has(a)) {
    @media screen {
      ${below.medium} {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
        column-gap: .5rem;
      }

      > fieldset {
        display: grid;
      }

      ${ChosenTitle} {
        display: none;
      }
    }

    ${({ $counts }) => notChosen($counts)}
  }
`

/** Reserves space for most answers, so that the content below rarely moves. */
export const Answers = styled.div`
  grid-column: 1 / -1;

  ${from.large} {
    min-height: 16rem;
  }
`

export const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem ${grid.gap};
  align-items: start;
  padding-block: 1.6rem 2rem;
  border-top: 3px solid ${color.ink};
  break-inside: avoid;

  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr);

    > :nth-child(3):last-child {
      grid-column: 2/-1;
    }
  }

  ${ChosenTitle}, ${Introduction} {
    grid-column: 1/-1;
  }

  @media print {
    ${ButtonLink} {
      display: none;
    }
  }

  ${H3} {
    font-size: ${font.size.h2};
    overflow-wrap: anywhere;

    & + p {
      max-width: 30em;
      margin-block: .6rem 1.1rem;
      line-height: 1.55;
    }
  }

  h4 {
    padding-bottom: .35rem;
    border-bottom: 1px solid;
    font-size: ${font.size.s};
    font-weight: 600;
  }

  li {
    position: relative;
    display: flex;
    gap: 1rem;
    justify-content: space-between;
    padding-block: .45rem;
    border-bottom: 1px solid ${color.rule};
    font-size: ${font.size.s};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  /* As large as a finger needs. */
  li a {
    margin-block: -.25rem;
    padding-block: .25rem;
  }

  li span {
    color: ${color.inkMuted};
    text-align: right;
  }
`

/** The things to have ready, with the marks of ticked lists. */
export const Ready = styled.ul`
  li {
    padding-left: 1.15rem;

    &::before {
      ${squareMark({ size: entryMarkSize, top: '.9rem', fill: color.primary })}
    }
  }
`

/** The number in the colours of the emergency section. */
export const Alarm = styled(Answer)`
  padding-inline: clamp(1rem, 3vw, 2.25rem);
  border-color: ${color.alarm};
  background: ${color.alarm};
  color: ${color.onAlarm};

  ${from.large} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }

  p > a {
    font: ${font.serifWeight} clamp(2.25rem, 8vw, 4.5rem)/1.1 ${font.serif};
    letter-spacing: -.02em;
  }

  li::before {
    background: currentColor;
  }

  a:hover {
    color: inherit;
  }

  :focus-visible {
    outline-color: ${color.onAlarm};
  }

  @media print, (forced-colors: active) {
    border: 3px solid;
    background: none;
    color: ${color.ink};
  }
`
