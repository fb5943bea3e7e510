import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { FieldText, Text } from '../../../shared/content/languages/inLanguage.ts'
import { captionOf, type Schedule } from '../../charts/schedule.ts'
import { fillText } from '../../i18n/fillText.ts'
import { textProps, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import { below, color, declarations, font, from, grid } from '../../theme/tokens.ts'
import { Caption } from './Caption.tsx'

/** A label and its bar, with a line at each mark of the axis above. */
const Track = styled.div`
  margin-top: .35rem;
  padding-block: .2rem;
  background: repeating-linear-gradient(90deg, ${color.rule} 0 1px, transparent 1px var(--tick));

  ${from.large} {
    grid-column: 8/-1;
    margin-top: 0;
    padding-block: .4rem;
  }

  /* Labels are in the flow of the text: a long one makes a row higher and never leaves its track. */
  > span {
    display: block;
    width: fit-content;
    margin-left: var(--start);
    background: ${color.paper};
    box-shadow: 0 0 0 .25rem ${color.paper};
    font-size: ${font.size.s};
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  /* In the right half, labels end with their bar: each has half of the track or more. */
  &[data-late] > span {
    margin: 0 calc(100% - var(--end)) 0 auto;
    text-align: right;
  }

  > i {
    display: block;
    height: .75rem;
    min-width: 3px;
    margin: .2rem calc(100% - var(--end)) 0 var(--start);
    background:
      linear-gradient(90deg, ${color.member} var(--solid, 100%), transparent 0),
      linear-gradient(135deg, ${color.member} 12%, transparent 12% 50%, ${color.member} 50% 62%, transparent 62%) 0 0/7px 7px;
    box-shadow: inset 0 0 0 1px ${color.member};
  }

  &[data-open] > i {
    clip-path: polygon(0 0, calc(100% - .5rem) 0, 100% 50%, calc(100% - .5rem) 100%, 0 100%);
  }

  @media (forced-colors: active) {
    > i {
      ${declarations({ member: 'CanvasText' })}
      forced-color-adjust: none;
    }
  }
`

/** The styles that differ between bars; each bar adds them to the page. */
const Placed = styled(Track)<{ $shares: { start: number; end: number; solid: number } | null }>`
  ${({ $shares }) =>
    $shares && {
      '--start': percent($shares.start),
      '--end': percent($shares.end),
      '--solid': $shares.solid === 1 ? undefined : percent($shares.solid),
    }}
`

/** @param share from 0 to 1 */
const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`

const AxisLine = styled.div`
  position: relative;
  padding-bottom: .4rem;
  break-inside: avoid;
  break-after: avoid;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  > :first-child {
    display: block;
  }

  ${from.large} {
    margin-left: calc((100% + ${grid.gap}) * 7 / 12);

    > :first-child {
      position: absolute;
      right: 100%;
      margin-right: .75rem;
    }
  }
`

/** The marks of the axis. Each mark is at the start of an interval; the last one is at the end of the axis. */
const Marks = styled.div`
  position: relative;
  display: flex;

  > * {
    width: var(--tick);
  }

  > :last-child {
    position: absolute;
    right: 0;
    width: auto;
  }
`

/** The label is at the end of the title's line, above a thin bar. */
const stacked = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(45%);
  gap: 0 1rem;
  padding-block: 0 .6rem;

  > *, ${Track} {
    display: contents;
  }

  details, p, i {
    grid-column: 1/-1;
  }

  details {
    grid-row: 1;
  }

  summary {
    margin-right: 7.5rem;
  }

  h3, ${Track} > span {
    margin-block: .6rem;
  }

  ${Track} > span {
    grid-row: 1;
    grid-column: 2;
    align-self: start;
    margin-inline: 0;
    text-align: right;
  }

  ${Track} > i {
    height: .375rem;
  }
`

/** Rows and the axis use the interval `$tick`. */
const Scaled = styled.div<{ $tick: string }>`
  ${({ $tick }) => ({ '--tick': $tick })}
  > ol > li {
    padding-block: .6rem .75rem;
    border-top: 1px solid ${color.rule};
    break-inside: avoid;

    &:last-child {
      border-bottom: 1px solid ${color.rule};
    }

    ${below.large} {
      ${stacked}
    }

    ${from.large} {
      display: grid;
      grid-template-columns: ${grid.columns};
      column-gap: ${grid.gap};
      padding-block: 0;

      > :not(:last-child) {
        padding-block: .4rem .5rem;
      }
    }
  }
`

/** On wide screens, the caption is beside the axis. */
const Chart = styled.figure`
  ${from.wide} {
    position: relative;

    figcaption {
      position: absolute;
      top: 0;
      left: 0;
      width: 52%;
      padding: 0;
    }
  }
`

type TimeChartProps = {
  schedule: Schedule
  /** A list in which each item ends with a `TimeTrack`. */
  children: ReactNode
}

/** The figure around a list of times, with a decorative axis and a caption. */
export function TimeChart({ schedule, children }: TimeChartProps) {
  const message = useMessages()
  const { length, tick } = schedule
  const unit = message(`unit.${schedule.unit}`)
  const marks = Array.from({ length: length / tick + 1 }, (_, index) => index * tick)
  return (
    <Chart>
      <Scaled $tick={percent(tick / length)}>
        <AxisLine aria-hidden="true">
          <span {...translatedProps(unit)} />
          <Marks>
            {marks.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </Marks>
        </AxisLine>
        {children}
      </Scaled>
      <Caption ruled={false}>
        <span {...translatedProps(fillText(message(captionOf(schedule)), { unit: unit.value }))} />
      </Caption>
    </Chart>
  )
}

type TimeTrackProps = {
  schedule: Schedule
  /** The index of its bar in the schedule. */
  index: number
  label: Text | FieldText | undefined
}

/**
 * A decorative bar to scale: solid up to the shortest duration, hatched up to the longest, or with an arrow.
 * A label without a time has no bar.
 */
export function TimeTrack({ schedule: { bars, length }, index, label }: TimeTrackProps) {
  const bar = bars[index] ?? null
  const shares = bar && {
    start: bar.start / length,
    end: bar.open ? 1 : (bar.start + bar.longest) / length,
    solid: bar.open ? 1 : bar.shortest / bar.longest,
  }
  return (
    <Placed
      $shares={shares}
      data-late={shares && shares.start >= 0.5 ? '' : undefined}
      data-open={bar?.open ? '' : undefined}
    >
      {label && <span {...textProps(label)} />}
      {bar && <i aria-hidden="true" />}
    </Placed>
  )
}
