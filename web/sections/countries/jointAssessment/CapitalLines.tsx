import type { DrawnMap } from '../../../model/types.ts'
import { color } from '../../../theme/tokens.ts'
import type { JointAssessmentContent } from './derive.ts'
import { CapitalLine } from './jointAssessmentStyles.ts'

/** The position of the file, at sea. */
const file = [96, 420] as const

type CapitalLinesProps = {
  capitals: JointAssessmentContent['capitals']
  chosenCodes: readonly string[]
}

/** The regional file, with a line to the capital of each chosen state. */
export function CapitalLines({ capitals, chosenCodes }: CapitalLinesProps) {
  const [x, y] = file
  return (
    <g>
      {Object.entries(capitals).map(([code, [cx, cy]]) => (
        <circle
          key={code}
          cx={cx}
          cy={cy}
          r={2.2}
          fill={chosenCodes.includes(code) ? color.onMember : color.ink}
        />
      ))}
      {chosenCodes.flatMap((code) => {
        const capital = capitals[code]
        if (!capital) return []
        const bend = [(x + capital[0]) / 2, Math.min(y, capital[1]) - 24]
        return <CapitalLine key={code} pathLength={1} d={`M${x} ${y}Q${bend} ${capital}`} />
      })}
      <g transform={`translate(${x - 26} ${y})`} stroke={color.ink} strokeLinejoin="round">
        <path fill={color.highlight} d="M0 0h52v42H0z" />
        <path fill={color.primary} d="M0 0h9v42H0z" />
        <path d="M17 12h26M17 20h26M17 28h16" />
      </g>
    </g>
  )
}

/** Returns a map on which the chosen countries stand out, without the dots of capitals. */
export function withChosen(map: DrawnMap, chosenCodes: readonly string[]): DrawnMap {
  const codes = map.areas.flatMap((area) => area.codes)
  const areas: DrawnMap['areas'] = [
    { class: 'member', codes: codes.filter((code) => chosenCodes.includes(code)) },
    { class: 'second', codes: codes.filter((code) => !chosenCodes.includes(code)) },
  ]
  return {
    ...map,
    dots: '',
    areas: areas.filter((area) => area.codes.length > 0),
    labels: map.labels.map((label) =>
      label.on ? { ...label, on: chosenCodes.includes(label.code) ? 'member' : 'second' } : label,
    ),
  }
}
