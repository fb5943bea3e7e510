import styled from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import type { AreaClass, MapLegend } from '../../model/types.ts'
import { color, font } from '../../theme/tokens.ts'
import { LegendEntry } from '../../ui/marks.ts'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: .25rem 1.5rem;
  margin-top: .75rem;
  font-size: ${font.size.s};
  line-height: 1.4;
`

const fills: Record<AreaClass, string> = {
  member: color.member,
  second: color.memberSecond,
  third: `repeating-linear-gradient(135deg, ${color.memberThird} 0 2px, ${color.hatch} 2px 3px)`,
  plain: color.land,
}

/** The meaning of a map's colours. Not a list, because the table beside the map is its section's list. */
export function Legend({ entries }: { entries: MapLegend }) {
  return (
    <Line>
      {entries.map(({ class: name, label }) => (
        <LegendEntry key={name} $fill={fills[name]}>
          <span {...translatedProps(label)} />
        </LegendEntry>
      ))}
    </Line>
  )
}
