import styled from 'styled-components'
import type { FieldText, Text } from '../../shared/content/text.ts'
import { shown } from '../i18n/text.ts'
import { color, font } from '../theme/tokens.ts'

/** A bar in shares of its track, from 0 to 1. */
export type Bar = {
  start: number
  end: number
  /** The share of the bar that is solid; the rest is hatched. */
  solid?: number
  /** Whether it ends in an arrow. */
  open?: boolean
}

/** Returns a share from 0 to 1 as a percentage of the style sheet. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`
}

const Ground = styled.div`
  /* In the flow of the text: a long label makes a row higher and never leaves its track. */
  > span {
    display: block;
    width: fit-content;
    margin-left: var(--start);
    background: ${color.paper};
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
    height: 1rem;
    min-width: 3px;
    margin: .3rem calc(100% - var(--end)) 0 var(--start);
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
      --member: CanvasText;
      forced-color-adjust: none;
    }
  }
`

/** What differs from bar to bar, and nothing else, because each bar adds this to the page. */
const Placed = styled(Ground)<{ $bar: Bar | null }>`
  ${({ $bar }) =>
    $bar && {
      '--start': percent($bar.start),
      '--end': percent($bar.end),
      '--solid': $bar.solid === undefined || $bar.solid === 1 ? undefined : percent($bar.solid),
    }}
`

type TrackProps = {
  /** Null for a label without a bar. */
  bar: Bar | null
  label: Text | FieldText | undefined
  className?: string
}

/** A label with its bar, which is drawn only: it says what the label says. */
export function Track({ bar, label, className }: TrackProps) {
  return (
    <Placed
      $bar={bar}
      className={className}
      data-late={bar && bar.start >= 0.5 ? '' : undefined}
      data-open={bar?.open ? '' : undefined}
    >
      {label && <span {...shown(label)} />}
      {bar && <i aria-hidden="true" />}
    </Placed>
  )
}
