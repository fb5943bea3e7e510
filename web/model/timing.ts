import { type Duration, type DurationUnit, duration } from '../../shared/content/shapes/duration.ts'

/** When something is done: for how long, between which weeks (counted from 1), or without an end. */
export type Timing =
  | ({ kind: 'duration' } & Duration)
  | { kind: 'position'; first: number; last: number; unit: DurationUnit }
  | { kind: 'ongoing' }

const range = String.raw`(?<from>\d+)(?:\s*(?:[-–—]|to)\s*(?<to>\d+))?`
const unit = '(?<unit>day|week|month)s?'
const durationPattern = new RegExp(String.raw`^${range}\s+${unit}$`, 'i')
const positionPattern = new RegExp(String.raw`^${unit}\s+${range}$`, 'i')

/**
 * Parses the English of a time as editors write it: `2-4 weeks`, `60 days`, `Weeks 1-2`, `Week 9`,
 * `Ongoing`.
 * @returns null for any other text, such as `Stage 1`
 */
export function parseTiming(text: string): Timing | null {
  const trimmed = text.trim()
  if (/^ongoing$/i.test(trimmed)) return { kind: 'ongoing' }
  const length = parseRange(durationPattern.exec(trimmed))
  if (length) return { kind: 'duration', ...length }
  const place = parseRange(positionPattern.exec(trimmed))
  return place && { kind: 'position', first: place.from, last: place.to, unit: place.unit }
}

function parseRange(match: RegExpExecArray | null): Duration | null {
  if (!match?.groups) return null
  const { from, to = from, unit } = match.groups
  const parsed = duration.safeParse({
    from: Number(from),
    to: Number(to),
    unit: `${unit?.toLowerCase()}s`,
  })
  return parsed.data ?? null
}
