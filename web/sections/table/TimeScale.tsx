import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { color, declarations, font } from '../../theme/tokens.ts'
import type { Scale } from './derive.ts'

/** The height of the scale. */
const height = css`
  height: 15rem;

  @media print {
    height: 4cm;
  }
`

/** A grid line at each mark, the bar on the axis, and its label below. Without a time there is no axis, as for a 0. */
const Track = styled.div<{ $ticks: number; $hasBar: boolean }>`
  svg {
    ${height}
    display: block;
    width: 100%;
    margin-bottom: .5rem;
    border-bottom: 3px solid ${({ $hasBar }) => ($hasBar ? color.ink : 'transparent')};
    background: linear-gradient(${color.rule} 1px, transparent 0) 0 0/100% calc(100% / ${({ $ticks }) => $ticks});
    box-sizing: content-box;
    forced-color-adjust: none;
  }

  font: ${font.serifWeight} 1.125rem/1.2 ${font.serif};

  @media (forced-colors: active) {
    ${declarations({ member: 'CanvasText', rule: 'GrayText', ink: 'CanvasText' })}
  }

  @media print {
    font-size: 8pt;
  }
`

const Marks = styled.div`
  ${height}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding-right: .5rem;
  font-size: ${font.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  text-align: right;

  /* Aligned to the top of its grid line. */
  > span {
    height: 0;
  }

  @media print {
    font-size: 6.5pt;
  }
`

/** The marks of the scale, and the title of its column. */
export function Axis({ scale, title }: { scale: Scale; title: Text }) {
  return (
    <Marks>
      {marksOf(scale).map((mark) => (
        <span key={mark} aria-hidden>
          {mark === scale.length ? scale.end : mark}
        </span>
      ))}
      <span {...translatedProps(title)} />
    </Marks>
  )
}

const marksOf = ({ length, tick }: Scale) =>
  Array.from({ length: length / tick }, (_, index) => length - index * tick)

type TimeBarProps = { scale: Scale; row: number; children: ReactNode }

/** The time of a row as a bar, above its words. */
export function TimeBar({ scale, row, children }: TimeBarProps) {
  const bar = scale.bars[row] ?? null
  return (
    <Track $ticks={scale.length / scale.tick} $hasBar={bar !== null}>
      <Bar length={scale.length} bar={bar} />
      <span>{children}</span>
    </Track>
  )
}

type BarProps = { length: number; bar: Scale['bars'][number] }

/** Solid up to the shortest time, hatched up to the longest. */
function Bar({ length, bar }: BarProps) {
  const [shortest, longest] = [bar?.from, bar?.to].map((months = 0) =>
    round((length - months) * 10),
  )
  return (
    <svg viewBox={`0 0 100 ${length * 10}`} preserveAspectRatio="none" aria-hidden="true">
      {bar && <path d={`M0 ${shortest}h25V${length * 10}H0z`} fill={color.member} />}
      {shortest !== longest && (
        <path
          d={`M12.5 ${longest}V${shortest}`}
          stroke={color.member}
          strokeWidth={25}
          strokeDasharray="1.1 1.9"
        />
      )}
    </svg>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
