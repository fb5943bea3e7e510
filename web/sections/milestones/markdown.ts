import type { SectionOf } from '../derivations.ts'
import { item, strong } from '../markdownBlocks.ts'

export const milestonesMarkdown = ({ milestones }: SectionOf<'milestones'>) =>
  milestones.map(({ year, title, text }) =>
    item(strong(`${year}, ${title.value}`), `. ${text.value}`),
  )
