import styled from 'styled-components'
import { useMessages } from '../../content/ContentProvider.tsx'
import { fill, opens, shown, translated } from '../../i18n/text.ts'
import type { Plate } from '../../model/types.ts'
import { color, font } from '../../theme/tokens.ts'
import { Caption } from './Caption.tsx'
import { Cells } from './Cells.tsx'

/** Plates side by side, each no narrower than its words. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 1.5rem;
  font-size: ${font.size.s};
  line-height: 1.35;

  > figure {
    display: flex;
    flex-direction: column;
  }
`

const NeatLine = styled.div`
  display: grid;
  flex: 1;
  align-content: end;
  padding: 1.25rem;
  border: 1px solid ${color.ink};
`

const Label = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  align-items: baseline;

  > :nth-child(2) {
    flex: none;
    max-width: 50%;
    font: ${font.serifWeight} ${font.size.l}/1.1 ${font.serif};
  }
`

const Rows = styled.ul`
  display: grid;
  gap: 1.1rem;

  ${Label} {
    margin-bottom: .4rem;
  }
`

/** Each row is reached from one start: a registered name. */
const Routes = styled(Rows)`
  padding-left: 1.75rem;

  &::before {
    justify-self: start;
    margin-left: -1.75rem;
    padding: .35rem 2.25rem .35rem .9rem;
    border: 1px solid ${color.ink};
    background: ${color.manila};
    font-size: 2rem;
    line-height: 1.2;
    content: '®' / '';
  }

  li {
    position: relative;

    &::before {
      position: absolute;
      inset: -1.1rem auto .45rem -1rem;
      width: .7rem;
      border: solid ${color.ink};
      border-width: 0 0 2px 2px;
      content: '';
    }

    + li::before {
      top: -3rem;
    }
  }
`

/** Sheets lie on each other, on common ground. */
const Piles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: 0 1.25rem;

  li {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
  }

  ${Label} {
    order: 1;
    padding-top: .5rem;
    border-top: 3px solid ${color.ink};
  }

  svg {
    align-self: end;

    > :first-child {
      stroke-dasharray: none;
      stroke-width: .72;
    }
  }
`

/** Stages along a line, a square each. */
const Path = styled.ol`
  > li {
    position: relative;
    padding: .15rem 0 1.35rem 2.5rem;
    border-left: 2px solid ${color.member};
    counter-increment: stage;

    &::before {
      position: absolute;
      top: 0;
      left: -1px;
      width: 1.75rem;
      background: ${color.member};
      color: ${color.onMember};
      font-weight: 600;
      line-height: 1.75rem;
      text-align: center;
      translate: -50%;
      content: counter(stage) / '';
    }

    ${Label} {
      font: ${font.serifWeight} ${font.size.l}/1.3 ${font.serif};
    }

    &:last-child {
      padding-bottom: 0;
      border-color: transparent;
    }
  }

  margin-left: .875rem;
  counter-reset: stage;
`

/** Rooms on both sides of a corridor, whose doors open into the rooms; above it its measure. */
const Plan = styled.ol`
  display: grid;
  position: relative;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: clamp(1.5rem, 3vw, 2.5rem);
  margin-top: 1rem;
  border: 3px solid ${color.ink};
  font-size: ${font.size.xs};
  counter-reset: room;

  &::before {
    position: absolute;
    inset: -1.15rem -3px auto;
    height: .5rem;
    border: solid ${color.edge};
    border-width: 0 1px;
    background: linear-gradient(${color.edge}, ${color.edge}) center/100% 1px no-repeat;
    content: '';
  }

  > li {
    position: relative;
    padding: .5rem .6rem 1.9rem;
    border: solid ${color.ink};
    border-width: 0 3px 3px 0;
    background: ${color.tint};
    overflow-wrap: anywhere;
    hyphens: auto;
    counter-increment: room;

    &::before {
      display: block;
      color: ${color.laterite};
      font: ${font.serifWeight} ${font.size.l}/1.2 ${font.serif};
      content: counter(room) / '';
    }

    /* A leaf, the way it swings, and the opening in the wall. */
    &::after {
      position: absolute;
      right: -3px;
      bottom: .6rem;
      width: 1.25rem;
      height: 1.25rem;
      border: solid ${color.edge};
      border-width: 1px 3px 0 0;
      border-right-color: ${color.paper};
      border-top-left-radius: 100%;
      box-shadow: inset 0 -1px ${color.edge};
      content: '';
    }

    &:nth-child(even) {
      border-width: 0 0 3px 3px;

      &::after {
        right: auto;
        left: -3px;
        transform: scaleX(-1);
      }
    }

    &:nth-last-child(-n + 2) {
      border-bottom-width: 0;
    }
  }
`

const forms = { cells: Rows, routes: Routes, piles: Piles, path: Path, plan: Plan }

/** The drawings beside a page's heading, each with the words and numbers that it draws. */
export function Plates({ plates }: { plates: Plate[] }) {
  return (
    <Beside>
      {plates.map((plate) => (
        <PlateFigure key={plate.heading.key} plate={plate} />
      ))}
    </Beside>
  )
}

function PlateFigure({ plate }: { plate: Plate }) {
  const { heading, form, rows, columns, group, caption, unit } = plate
  const message = useMessages()
  const List = forms[form]
  const text = message(caption)
  return (
    <figure {...opens(heading)}>
      <NeatLine>
        <List>
          {rows.map(({ label, value, cells }) => (
            <li key={label.key}>
              <Label>
                <span {...translated(label)} />
                {value && <span {...shown(value)} />}
              </Label>
              {cells && <Cells cells={cells} columns={columns} group={group} />}
            </li>
          ))}
        </List>
      </NeatLine>
      <Caption ruled={false}>
        <span {...translated(heading)} />
        {'. '}
        <span {...translated(unit ? fill(text, { unit: message(`unit.${unit}`).value }) : text)} />
      </Caption>
    </figure>
  )
}
