import type { SectionOf } from '../../model/types.ts'
import { Emergency } from './Emergency.tsx'
import { Invitation } from './Invitation.tsx'
import { isEmergency } from './isEmergency.ts'

/** A closing invitation; where one can only call, the emergency. */
export function CallToAction({ section }: { section: SectionOf<'callToAction'> }) {
  return isEmergency(section) ? <Emergency section={section} /> : <Invitation section={section} />
}
