import { defineField } from 'sanity'

/** Returns a required field for a year, from 1900 until now. */
export function yearField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) => rule.required().integer().min(1900).max(new Date().getFullYear()),
  })
}
