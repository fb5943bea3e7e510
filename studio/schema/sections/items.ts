import { defineArrayMember, defineField, type FieldDefinition, type PreviewConfig } from 'sanity'

/** The entries of a section, at least one; stored without a `_type`, since all are of one kind. */
export function items(
  title: string,
  {
    name = 'items',
    fields,
    preview,
  }: { name?: string; fields: FieldDefinition[]; preview: PreviewConfig },
) {
  return defineField({
    name,
    title,
    description: 'At least one. Drag them to change their order.',
    type: 'array',
    of: [defineArrayMember({ type: 'object', fields, preview })],
    validation: (rule) => rule.required().min(1),
  })
}
