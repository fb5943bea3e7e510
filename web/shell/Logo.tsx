import { color } from '../theme/tokens.ts'
import { logoMark } from '../theme/weave.ts'

export function Logo() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${logoMark.size} ${logoMark.size}`}
      shapeRendering="crispEdges"
    >
      <path fill={color.primary} fillRule="evenodd" d={logoMark.cloth} />
      <path fill={color.accent} d={logoMark.centre} />
    </svg>
  )
}
