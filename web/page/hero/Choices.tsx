import { useId } from 'react'
import styled, { css } from 'styled-components'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import { below, color, font, from } from '../../theme/tokens.ts'
import { silentCounter } from '../../ui/typography.tsx'
import type { HeroDrawing } from './derive.ts'

/** Radio buttons are drawn by their labels, and need no script. */
const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 .6rem;
    font-weight: 600;
  }

  input {
    position: absolute;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    opacity: 0;
  }

  label {
    cursor: pointer;
  }
`

/** Stages along a line, with the text of the chosen stage. */
const Stages = styled.ol`
  border-top: 1px solid ${color.ink};

  > li {
    position: relative;
    padding: .55rem 0 .55rem 2.5rem;
    border-bottom: 1px solid ${color.rule};
  }

  label {
    display: block;
    font: ${font.serifWeight} ${font.size.l}/1.25 ${font.serif};

    /* The stage's square. */
    &::after {
      position: absolute;
      z-index: 1;
      top: .95rem;
      left: .5rem;
      width: .75rem;
      height: .75rem;
      border: 1px solid ${color.ink};
      background: ${color.paper};
      content: '';
    }

    &::before {
      position: absolute;
      inset: 0 auto 0 .8125rem;
      border-left: 2px solid ${color.rule};
      content: '';
    }
  }

  li:first-child label::before {
    top: 1rem;
  }

  li:last-child label::before {
    bottom: auto;
    height: 1rem;
  }

  /* Completed stages: those before the chosen one. */
  li:has(~ li :checked) label {
    &::after {
      border-color: ${color.member};
      background: ${color.member};
    }

    &::before {
      border-color: ${color.member};
    }
  }

  li:has(:checked) label {
    color: ${color.accent};

    &::after {
      border: .375rem solid ${color.accent};
    }
  }

  p {
    padding-top: .35rem;
    line-height: 1.45;
  }

  @media screen {
    li:not(:has(:checked)) p {
      display: none;
    }
  }
`

/** The areas of eight rooms. */
const plan = css`
  grid-template: repeat(3, minmax(4.5rem, auto)) / minmax(0, 7fr) minmax(0, 11fr) minmax(0, 13fr);

  ${['1/1/2/3', '2/1/3/2', '1/3/2/4', '3/1/4/2', '2/2/4/3', '2/3/3/4', '3/3/4/4', '4/1/5/4'].map(
    (area, index) => css`
      > :nth-child(${index + 1}) > label {
        grid-area: ${area};
      }
    `,
  )}

  > :nth-child(1), > :nth-child(3), > :nth-child(6), > :nth-child(7) {
    > label::after {
      right: 1.5rem;
      bottom: -2px;
      width: 1.1rem;
      height: 3px;
    }
  }

  > :nth-child(8) > label {
    min-height: 3.5rem;
  }
`

/** Rooms in pairs; eight of them as a plan, if there is room. */
const FloorPlan = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  counter-reset: room;

  ${below.small} {
    > :nth-child(even) > label::after {
      display: none;
    }
  }

  ${from.small} {
    ${({ $count }) => $count === 8 && plan}
  }

  > li {
    display: contents;
  }

  label {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: end;
    margin: 0 -1px -1px 0;
    padding: .6rem .75rem;
    border: 1px solid ${color.ink};
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
    hyphens: auto;
    counter-increment: room;
    transition: background-color .2s, color .2s;

    ${below.small} {
      justify-content: start;
    }

    &::before {
      ${silentCounter('counter(room)')}
      color: ${color.accent};
      font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};
    }

    /* A gap in the wall to the next room, or of the last one to the outside. */
    &::after {
      position: absolute;
      z-index: 1;
      right: -2px;
      bottom: .9rem;
      width: 3px;
      height: 1.1rem;
      background: ${color.paper};
      content: '';
    }

    &:hover {
      background: ${color.tint};
    }

    &:has(:checked) {
      background: ${color.member};
      color: ${color.onMember};

      &::before {
        color: inherit;
      }
    }

    &:has(:focus-visible) {
      z-index: 1;
      outline: 3px solid ${color.accent};
      outline-offset: 2px;
    }

    @media (forced-colors: active) {
      &:has(:checked) {
        border-width: 4px;
      }
    }
  }

  /* All texts have one place, as high as the longest, so that nothing below moves. */
  p {
    grid-area: ${({ $count }) => Math.ceil($count / 2) + 1}/1/auto/-1;
    padding-top: .85rem;
    font: ${font.serifWeight} ${font.size.l}/1.35 ${font.serif};
  }

  @media screen {
    li:not(:has(:checked)) p {
      visibility: hidden;
    }
  }

  @media print {
    display: block;

    label, p {
      padding: .25rem 0 0;
      border: 0;

      &:has(:checked) {
        background: none;
        color: inherit;
      }

      &::after {
        display: none;
      }
    }

    > li {
      display: block;
      break-inside: avoid;
    }
  }
`

type ChoicesProps = { drawing: HeroDrawing & { layout: 'stages' | 'floorPlan' } }

/** A drawing with parts that visitors choose to read their texts: stages of a process, or rooms of a plant. */
export function Choices({ drawing: { layout, heading, rows } }: ChoicesProps) {
  const message = useMessages()
  const id = useId()
  const List = layout === 'stages' ? Stages : FloorPlan
  return (
    <Group {...previewField(heading)}>
      <legend {...translatedProps(message(`drawing.${layout}`))} />
      <List $count={rows.length}>
        {rows.map(({ label, text }, index) => (
          <li key={label.key}>
            <label>
              <input
                type="radio"
                name={id}
                defaultChecked={index === 0}
                aria-describedby={`${id}${index}`}
              />
              <span {...translatedProps(label)} />
            </label>
            {text && <p id={`${id}${index}`} {...translatedProps(text)} />}
          </li>
        ))}
      </List>
    </Group>
  )
}
