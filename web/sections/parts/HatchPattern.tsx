import { color } from '../../theme/tokens.ts'

/** The hatching of areas on maps. Areas refer to it by its id in `fill`. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width={6}
      height={6}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path fill={color.memberThird} d="M0 0h6v6H0z" />
      <path stroke={color.hatch} d="M3 0v6" />
    </pattern>
  )
}
