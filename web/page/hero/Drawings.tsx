import { useState } from 'react'
import styled from 'styled-components'
import { daysLater } from '../../charts/calendar.ts'
import { cellsPath, widthOf } from '../../charts/cells.ts'
import type { DrawingRow } from '../../charts/drawing.ts'
import { fillText } from '../../i18n/fillText.ts'
import { previewField, textProps, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import { Caption } from '../../sections/parts/Caption.tsx'
import { below, color, font } from '../../theme/tokens.ts'
import type { HeroDrawing } from './derive.ts'
import { Calendar, FilingDate } from './FilingDate.tsx'

/** Figures side by side, each at least as wide as its words. */
const Figures = styled.div`
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

/** Drawings beside a page's heading, each with the words and numbers that it shows. */
export function Drawings({ drawings }: { drawings: HeroDrawing[] }) {
  return (
    <Figures>
      {drawings.map((drawing) => (
        <figure key={drawing.heading.key} {...previewField(drawing.heading)}>
          <DrawingFigure drawing={drawing} />
        </figure>
      ))}
    </Figures>
  )
}

function DrawingFigure({ drawing }: { drawing: HeroDrawing }) {
  const message = useMessages()
  const { heading, rows, caption, unit } = drawing
  const [from, setFrom] = useState('')
  const isOfDays = caption === 'drawing.days'
  const isCalendar = daysLater(from, 0) !== undefined
  return (
    <>
      <DrawingFrame>
        {isOfDays && <FilingDate onChange={setFrom} />}
        <Rows>
          {rows.map(({ label, value, cells }) => (
            <li key={label.key}>
              <Label>
                <span {...translatedProps(label)} />
                {value && <span {...textProps(value)} />}
              </Label>
              {cells && isOfDays && (
                <Calendar from={from} days={cells.end}>
                  <Cells cells={cells} drawing={drawing} />
                </Calendar>
              )}
              {cells && !isOfDays && <Cells cells={cells} drawing={drawing} />}
            </li>
          ))}
        </Rows>
      </DrawingFrame>
      <Caption ruled={false}>
        {isOfDays ? (
          // The text has an element of its own, because React does not update a text beside others that a translator
          // has changed: see *Translators and extensions*.
          <span
            key={String(isCalendar)}
            {...translatedProps(message(isCalendar ? 'drawing.calendar' : caption))}
          />
        ) : (
          <>
            <span {...translatedProps(heading)} />
            {'. '}
            <span
              {...translatedProps(
                fillText(message(caption), { unit: unit && message(`unit.${unit}`).value }),
              )}
            />
          </>
        )}
      </Caption>
    </>
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

type CellsProps = { cells: NonNullable<DrawingRow['cells']>; drawing: HeroDrawing }

/** Counted cells, with a gap after each group. Decorative, because the text beside them contains the number. */
function Cells({ cells: { solid, end }, drawing }: CellsProps) {
  const lines = Math.ceil(end / drawing.columns)
  return (
    <Field viewBox={`0 0 ${widthOf(drawing)} ${lines}`} aria-hidden="true">
      <path d={cellsPath(0, solid, drawing)} strokeDasharray=".82 .18" />
      {end > solid && <path d={cellsPath(solid, end, drawing)} strokeDasharray=".1 .15" />}
    </Field>
  )
}
