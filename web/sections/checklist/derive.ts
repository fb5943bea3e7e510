import type { Drawing } from '../../charts/drawing.ts'
import type { LocalizedSectionOf } from '../localizedSection.ts'

export function drawChecklist({ items }: LocalizedSectionOf<'checklist'>): Drawing {
  const { key, value, lang } = items
  return {
    form: 'rooms',
    rows: value.map((entry, index) => ({
      label: { key: `${key}[${index}]`, value: entry, ...(lang && { lang }) },
    })),
  }
}
