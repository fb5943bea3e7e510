import type { SectionOf } from '../derivations.ts'
import { step, strong } from '../markdownBlocks.ts'

export const stepsMarkdown = ({ items }: SectionOf<'steps'>) =>
  items.map(({ title, time, text }) =>
    step(strong(title.value), `${time ? ` (${time.value})` : ''}. ${text.value}`),
  )
