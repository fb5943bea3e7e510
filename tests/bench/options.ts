import { z } from 'zod'

/** What the benchmark measures. */
export const parts = [
  'load',
  'interaction',
  'navigation',
  'prerendering',
  'bytes',
  'typing',
  'memory',
  'growth',
] as const
export type Part = (typeof parts)[number]

const list = z.string().transform((text) => text.split(',').filter(Boolean))
const counts = list.pipe(z.array(z.coerce.number<string>().int().positive()))

/** The benchmark's flags, in the format of `parseArgs`. */
export const flags = {
  runs: { type: 'string', default: '5' },
  only: { type: 'string', default: parts.join(',') },
  site: { type: 'string' },
  beside: { type: 'string' },
  pages: { type: 'string', default: '20,200' },
  news: { type: 'string', default: '200' },
} as const

/** The benchmark's options. */
export const options = z.object({
  /** How often each thing is measured. */
  runs: z.coerce.number('--runs is no number').int().positive('--runs is not above 0'),
  /** The parts to be measured; the file keeps its figures of others. */
  only: list.pipe(z.array(z.enum(parts, { error: `--only lists some of ${parts.join(', ')}` }))),
  /** A folder with a built site; by default, the demo site is built. */
  site: z.string().optional(),
  /** A folder with another static site that has the same addresses, texts and links. */
  beside: z.string().optional(),
  /** Numbers of service pages and of news. */
  pages: counts,
  news: counts,
})
export type Options = z.output<typeof options>
