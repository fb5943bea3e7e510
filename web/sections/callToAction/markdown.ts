import type { SectionOf } from '../derivations.ts'
import { paragraphs } from '../markdownBlocks.ts'

export const callToActionMarkdown = ({ text }: SectionOf<'callToAction'>) => paragraphs(text)
