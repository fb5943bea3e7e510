import type { SectionOf } from '../../model/types.ts'
import { Emergency } from './Emergency.tsx'
import { Invitation } from './Invitation.tsx'

/** A closing invitation, or the emergency. */
export function CallToAction({ section }: { section: SectionOf<'callToAction'> }) {
  return section.emergency ? <Emergency section={section} /> : <Invitation section={section} />
}
