import styled from 'styled-components'
import type { DrawingRow } from '../../charts/drawing.ts'
import { fillText } from '../../i18n/fillText.ts'
import { previewField, textProps, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import { Caption } from '../../sections/parts/Caption.tsx'
import { below, color, font } from '../../theme/tokens.ts'
import { Choices } from './Choices.tsx'
import type { HeroDrawing } from './derive.ts'
import { FilingDate } from './FilingDate.tsx'

/** Figures side by side, each at least as wide as its words. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 1.5rem;
  align-items: start;
  font-size: ${font.size.s};
  line-height: 1.35;
`

const DrawingFrame = styled.div`
  padding: 1.25rem;
  border: 1px solid ${color.ink};
`

const Label = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  align-items: baseline;

  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > :first-child {
    flex: 1 1 9em;

    ${below.narrow} {
      flex-basis: 100%;
    }
  }

  > :nth-child(2) {
    font: ${font.serifWeight} ${font.size.l}/1.1 ${font.serif};
  }
`

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;

  ${Label} {
    margin-bottom: .4rem;
  }
`

/** Stages along a line, with a square each. */
const Path = styled.ol`
  counter-reset: stage;

  > li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 1rem;
    align-items: center;
    padding-bottom: 1rem;
    position: relative;
    counter-increment: stage;

    &:last-child {
      padding-bottom: 0;
    }

    /* Borders are printed, and seen where colours are forced. */
    &:not(:last-child)::after {
      position: absolute;
      inset: 1.75rem auto 0 .8125rem;
      border-left: 2px solid ${color.member};
      content: '';
    }

    &::before {
      border: 1px solid ${color.member};
      background: ${color.member};
      color: ${color.onMember};
      font-weight: 600;
      line-height: 1.75rem;
      text-align: center;
      content: counter(stage) / '';
    }
  }
`

/** Rooms in pairs, with a door from the first to the second. */
const RoomPairs = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: 2px solid ${color.ink};
  font-size: ${font.size.xs};
  hyphens: auto;
  counter-reset: room;

  > li {
    position: relative;
    padding: .5rem .5rem 1rem;
    border: 1px solid ${color.ink};
    background: ${color.tint};
    counter-increment: room;

    &:nth-child(odd):not(:last-child)::after {
      position: absolute;
      z-index: 1;
      right: -3px;
      bottom: .5rem;
      width: 4px;
      height: 1.25rem;
      background: ${color.tint};
      content: '';
    }

    &::before {
      color: ${color.accent};
      font: ${font.serifWeight} ${font.size.l}/1.2 ${font.serif};
      content: counter(room) / '';
    }
  }
`

const layouts = { cells: Rows, path: Path, rooms: RoomPairs }

/** Drawings beside a page's heading, each with the words and numbers that it shows. */
export function Drawings({ drawings }: { drawings: HeroDrawing[] }) {
  const message = useMessages()
  return (
    <Beside>
      {drawings.map((drawing) => {
        const { heading, rows } = drawing
        if (drawing.layout === 'stages' || drawing.layout === 'floorPlan')
          return (
            <figure key={heading.key}>
              <Choices drawing={drawing} />
              <Caption ruled={drawing.layout === 'floorPlan'}>
                <span {...translatedProps(heading)} />
              </Caption>
            </figure>
          )
        const grid = drawing.layout === 'cells' ? drawing : undefined
        const unit = grid?.unit && message(`unit.${grid.unit}`).value
        const List = layouts[drawing.layout]
        return (
          <figure key={heading.key} {...previewField(heading)}>
            <DrawingFrame>
              <List>
                {rows.map(({ label, value, cells }) => (
                  <li key={label.key}>
                    <Label>
                      <span {...translatedProps(label)} />
                      {value && <span {...textProps(value)} />}
                    </Label>
                    {cells && grid && grid.caption === 'drawing.days' && (
                      <FilingDate days={cells.end}>
                        <Cells cells={cells} drawing={grid} />
                      </FilingDate>
                    )}
                    {cells && grid && grid.caption !== 'drawing.days' && (
                      <Cells cells={cells} drawing={grid} />
                    )}
                  </li>
                ))}
              </List>
            </DrawingFrame>
            <Caption ruled={false}>
              <span {...translatedProps(heading)} />
              {'. '}
              {grid && <span {...translatedProps(fillText(message(grid.caption), { unit }))} />}
            </Caption>
          </figure>
        )
      })}
    </Beside>
  )
}

const Field = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  fill: ${color.member};
  stroke: ${color.member};
  stroke-width: .82;

  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: CanvasText;
  }
`

type CellsProps = {
  cells: NonNullable<DrawingRow['cells']>
  drawing: Extract<HeroDrawing, { layout: 'cells' }>
}

/** Counted cells, with a gap after each group. Decorative, because the text beside them contains the number. */
function Cells({ cells: { start, solid, end, open }, drawing }: CellsProps) {
  const { columns, group, isBlock = false } = drawing
  const xOf = (column: number) => column + Math.floor(column / group) / 2
  const lines = isBlock ? 10 : Math.ceil(end / columns)
  /** Returns the path of cells: line segments up to the end of a group, or whole columns. */
  const dashes = (from: number, to: number) => {
    let path = ''
    for (let cell = from; cell < to; ) {
      const column = cell % columns
      const length = Math.min(isBlock ? lines : group - (column % group), to - cell)
      path += isBlock
        ? `M${xOf(cell / lines) + 0.5} 0v${length}`
        : `M${xOf(column)} ${Math.floor(cell / columns) + 0.5}h${length}`
      cell += length
    }
    return path
  }
  const right = xOf(columns - 1) + 1
  return (
    <Field viewBox={`0 0 ${right} ${lines}`} aria-hidden="true">
      {open ? (
        <path stroke="none" d={`M${xOf(start)} .09H${right - 0.5}l.5 .41-.5 .41H${xOf(start)}z`} />
      ) : (
        <path d={dashes(start, solid)} strokeDasharray=".82 .18" />
      )}
      {end > solid && <path d={dashes(solid, end)} strokeDasharray=".1 .15" />}
    </Field>
  )
}
