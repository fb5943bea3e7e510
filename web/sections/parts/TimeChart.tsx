import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { useMessages } from '../../content/ContentProvider.tsx'
import { fill, translated } from '../../i18n/text.ts'
import { captionOf, type Schedule } from '../../model/schedule.ts'
import { color, font, from, grid } from '../../theme/tokens.ts'
import { percent, Track } from '../../ui/Track.tsx'
import { Caption } from './Caption.tsx'

/** A line at each mark of the axis above. */
const TickedTrack = styled(Track)`
  margin-top: .6rem;
  padding-block: .35rem;
  background: repeating-linear-gradient(90deg, ${color.rule} 0 1px, transparent 1px var(--tick));

  ${from.large} {
    grid-column: 6/-1;
    margin-top: 0;
    padding-block: 1.05rem 1rem;
  }
`

const AxisLine = styled.div`
  position: relative;
  padding-bottom: .4rem;
  color: ${color.ink2};
  font-size: ${font.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  > :first-child {
    display: block;
  }

  ${from.large} {
    margin-left: calc((100% + ${grid.gap}) * 5 / 12);

    > :first-child {
      position: absolute;
      right: 100%;
      margin-right: .75rem;
    }
  }
`

/** Each mark starts an interval; the last one is the end of the axis. */
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

/** Rows and the axis measure with the interval `$tick`. */
const Scaled = styled.div<{ $tick: string }>`
  ${({ $tick }) => ({ '--tick': $tick })}
  > ol > li {
    padding-block: 1rem 1.25rem;
    border-top: 1px solid ${color.rule};
    break-inside: avoid;

    &:last-child {
      border-bottom: 1px solid ${color.rule};
    }

    ${from.large} {
      display: grid;
      grid-template-columns: ${grid.columns};
      column-gap: ${grid.gap};
      padding-block: 0;

      > :not(:last-child) {
        padding-block: 1rem 1.25rem;
      }
    }
  }
`

type TimeChartProps = {
  schedule: Schedule
  /** A list whose items each end with a `TimeTrack`. */
  children: ReactNode
}

/** The figure around a list of times: its axis, which is drawn only, and its caption. */
export function TimeChart({ schedule, children }: TimeChartProps) {
  const message = useMessages()
  const { length, tick } = schedule
  const unit = message(`unit.${schedule.unit}`)
  const marks = Array.from({ length: length / tick + 1 }, (_, index) => index * tick)
  return (
    <figure>
      <Scaled $tick={percent(tick / length)}>
        <AxisLine aria-hidden="true">
          <span {...translated(unit)} />
          <Marks>
            {marks.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </Marks>
        </AxisLine>
        {children}
      </Scaled>
      <Caption ruled={false}>
        <span {...translated(fill(message(captionOf(schedule)), { unit: unit.value }))} />
      </Caption>
    </figure>
  )
}

type TimeTrackProps = {
  schedule: Schedule
  /** Which of the schedule's bars it has. */
  index: number
  label: ComponentProps<typeof Track>['label']
}

/** A bar to scale: solid for the shortest duration, hatched up to the longest. */
export function TimeTrack({ schedule: { bars, length }, index, label }: TimeTrackProps) {
  const bar = bars[index]
  if (!bar) return <TickedTrack bar={null} label={label} />
  const start = bar.start / length
  const drawn = bar.open
    ? { start, end: 1, open: true }
    : { start, end: start + bar.longest / length, solid: bar.shortest / bar.longest }
  return <TickedTrack bar={drawn} label={label} />
}
