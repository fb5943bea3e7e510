import type { Path } from 'fontkit'

const letters = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} satisfies Record<Path['commands'][number]['command'], string>

/** Returns an outline as SVG path data in relative coordinates, which can follow any `M` command. */
export function relativeOutline({ commands }: Path): string {
  let start = { x: 0, y: 0 }
  let pen = start
  return commands
    .map(({ command, args }) => {
      const { x, y } = pen
      const relative = args.map((value, index) => value - (index % 2 === 0 ? x : y))
      const [endX = start.x, endY = start.y] = args.slice(-2)
      pen = { x: endX, y: endY }
      if (command === 'moveTo') start = pen
      return `${letters[command]}${relative.join(' ')}`
    })
    .join('')
}
