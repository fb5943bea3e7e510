import type { SectionOf } from '../../model/types.ts'

/** Returns whether an invitation is the emergency: its only buttons are telephone calls. */
export function isEmergency({ actions }: SectionOf<'callToAction'>): boolean {
  return actions.every(({ kind }) => kind === 'phone')
}
