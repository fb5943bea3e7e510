import { defineArrayMember, defineField, type FieldDefinition, type PreviewConfig } from 'sanity'

/** Returns a list field with at least one entry; entries are anonymous objects without `_type`. */
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
