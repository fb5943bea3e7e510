import { color } from '../theme/tokens.ts'

/** The company's mark: a cell of woven cloth. */
export function Logo() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 7 7" shapeRendering="crispEdges">
      <path
        fill={color.green}
        fillRule="evenodd"
        d="M3 0h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h1zM3 2h1v1h1v1h-1v1h-1v-1h-1v-1h1z"
      />
      <path fill={color.laterite} d="M3 3h1v1h-1z" />
    </svg>
  )
}
