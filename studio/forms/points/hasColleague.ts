import type { ArrayOfObjectsMember, FieldSetMember, FormNodePresence, ObjectMember } from 'sanity'

type Member = ArrayOfObjectsMember | ObjectMember | FieldSetMember
type Node = { presence: readonly FormNodePresence[]; members?: readonly { kind: string }[] }

/** Returns whether another editor is in a point: in the text of any language. */
export function hasColleague(member: Member): boolean {
  if (member.kind === 'item') return isTaken(member.item)
  if (member.kind === 'field') return isTaken(member.field)
  return member.kind === 'fieldSet' && member.fieldSet.members.some(hasColleague)
}

function isTaken({ presence, members = [] }: Node): boolean {
  return presence.length > 0 || members.some((member) => hasColleague(member as Member))
}
