/** The area of every logo in square rem: that of a square of 3.75 rem. */
const area = 14

/** The tallest and the widest logo in rem. */
const most = { height: 4.5, width: 10 }

/**
 * Returns the width in rem at which a logo looks as large as the others: wide ones are lower, and
 * square ones higher, so that all have one area.
 * @param size of the picture, in pixels
 */
export function opticalWidth({ width, height }: { width: number; height: number }): number {
  const aspect = width / height
  const shown = Math.min(Math.sqrt(area * aspect), most.height * aspect, most.width)
  // In quarters, so that few rules are needed for many logos.
  return Math.max(0.25, Math.round(shown * 4) / 4)
}
