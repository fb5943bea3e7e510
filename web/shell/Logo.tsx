import { color } from '../theme/tokens.ts'
import { mark } from '../theme/weave.ts'

export function Logo() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      shapeRendering="crispEdges"
    >
      <path fill={color.green} fillRule="evenodd" d={mark.cloth} />
      <path fill={color.laterite} d={mark.centre} />
    </svg>
  )
}
