import { LOCAL_USER } from '../account/local-user.ts'
import { requestError } from '../errors.ts'
import type { JournalEntry } from '../journal.ts'
import { readFlag } from '../request.ts'
import type { History } from './history.ts'

const LIMIT = 100
const HIGHEST_LIMIT = 10_000

/** Which of a history's transactions are asked for, in which order and how many of them. */
export function readRange(query: URLSearchParams, history: History) {
  const from = positionOf('fromTransaction', query, history) ?? 0
  const to = positionOf('toTransaction', query, history) ?? Number.POSITIVE_INFINITY
  const fromTime = readTime('fromTime', query) ?? Number.NEGATIVE_INFINITY
  const toTime = readTime('toTime', query) ?? Number.POSITIVE_INFINITY
  const authors = query.get('authors')?.split(',').filter(Boolean) ?? []
  const limit = readLimit(query)
  const isReversed = readFlag(query, 'reverse')
  const isAsked = ({ transactionId, timestamp }: JournalEntry) => {
    const position = history.position(transactionId) ?? 0
    const time = Date.parse(timestamp)
    return position >= from && position <= to && time >= fromTime && time <= toTime
  }
  return {
    select: (entries: JournalEntry[]): JournalEntry[] => {
      if (authors.length > 0 && !authors.includes(LOCAL_USER.id)) return []
      const asked = entries.filter(isAsked)
      return (isReversed ? asked.toReversed() : asked).slice(0, limit)
    },
  }
}

/** How many are asked for; 100 where nothing is said. */
export function readLimit(query: URLSearchParams): number {
  const value = query.get('limit') ?? String(LIMIT)
  const limit = Number(value)
  if (Number.isInteger(limit) && limit >= 1) return Math.min(limit, HIGHEST_LIMIT)
  throw requestError(400, `Invalid limit "${value}": expected a whole number from 1`)
}

/** A time in a query as milliseconds; undefined where there is none. */
export function readTime(name: string, query: URLSearchParams): number | undefined {
  const value = query.get(name)
  if (!value) return undefined
  const time = Date.parse(value)
  if (Number.isFinite(time)) return time
  throw requestError(
    400,
    `Invalid ${name} "${value}": expected a time such as 2026-01-31T12:00:00Z`,
  )
}

/** One that is no longer known reaches as far as the history does. */
function positionOf(name: string, query: URLSearchParams, history: History): number | undefined {
  const transactionId = query.get(name)
  return transactionId ? history.position(transactionId) : undefined
}
