import { defineField } from 'sanity'

/** A year of the company's history. */
export function yearField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) => rule.required().integer().min(1900).max(new Date().getFullYear()),
  })
}
